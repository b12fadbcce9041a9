import { isAlike } from '../../core/fold.ts'
import type { Product } from './model.ts'
import { inOrder, type Step, stepsOf } from './steps.ts'

/** The steps of several documents as one journey: what two of them tell, such as a ticket and its boarding pass, happens once. */
export function journeyOf(trips: readonly { readonly products?: readonly Product[] | undefined }[]): Step[] {
  const journey: Step[] = []
  for (const step of trips.flatMap(({ products = [] }, at) => stepsOf(products, at))) {
    const at = journey.findIndex((other) => other.trip !== step.trip && isSame(other, step))
    const before = journey[at]
    if (before) journey[at] = joined(before, step)
    else journey.push(step)
  }
  return journey.sort(inOrder)
}

/** Equal, or not told by one of them. */
const agree = (one: string, other: string): boolean => one === '' || other === '' || one === other
const agreeOnName = (one: string, other: string): boolean => agree(one, other) || isAlike(one, other)

function isSame(one: Step, other: Step): boolean {
  if (one.what !== other.what || one.day !== other.day || !agree(one.time, other.time) || !agree(one.reference, other.reference))
    return false
  switch (one.what) {
    case 'Flight':
      return one.name === other.name && agree(one.from, other.from)
    case 'Train':
      return agree(digits(one.name), digits(other.name)) && agreeOnName(one.from, other.from) && agreeOnName(one.to, other.to)
    default:
      // One house, or one firm, under two names is known by the number of the booking.
      return (one.reference !== '' && one.reference === other.reference) || agreeOnName(one.name, other.name)
  }
}

/** `TGV INOUI 6607` and `6607` are one train. */
const digits = (name: string): string => name.replace(/\D/g, '')

/** What one leaves out, the other says. */
function joined(one: Step, other: Step): Step {
  const [full, bare] = one.time === '' && other.time !== '' ? [other, one] : [one, other]
  return {
    ...full,
    name: bare.name.length > full.name.length ? bare.name : full.name,
    from: full.from || bare.from,
    to: full.to || bare.to,
    until: full.until || bare.until,
    reference: full.reference || bare.reference,
    details: [...new Set([...full.details, ...bare.details])],
  }
}
