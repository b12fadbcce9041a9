/** What links say: by which parameters an answer was asked for, and where a row leads. */

/** A parameter of a link; empty where the link has none of that name. */
export const parameterOf = (link: string, name: string): string => parametersOf(link).get(name) ?? ''

/** The parameters that an answer was asked by, from the address that it repeats. Empty where several answers were joined, or it repeats none. */
export const askedBy = ({
  meta,
}: {
  readonly meta?: { readonly links?: { readonly self?: string | undefined } | undefined } | undefined
}) => parametersOf(meta?.links?.self ?? '')

const parametersOf = (link: string): URLSearchParams => new URLSearchParams(link.split('?')[1])
