import { choicesOf, type Node, quoted, type Value } from './nodes.ts'

/** For bash from 3.2 on, which macOS still has. */
export function bash(nodes: readonly Node[]): string {
  const paths = nodes.map(({ path }) => path.replace(/ /g, '/')).filter(Boolean)
  const values = nodes.flatMap(({ path, flags }) =>
    flags.flatMap(({ name, value }) => (value ? [{ place: `${path} ${name}`, sets: setsOf([value]) || 'kind=free' }] : [])),
  )
  const places = nodes.map(({ path, children, flags, args }) => {
    const words = [{ choices: children.map(({ name }) => name) }, ...args]
    return { place: path, sets: `flags=${quoted(flags.map(({ name }) => name).join(' '))} ${setsOf(words)}`.trim() }
  })
  return `# bash completion for wayfare; made by \`npm run build:completions\`
_wayfare() {
  local IFS=$' \\t\\n' current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" at='' flags='' words='' kind='' word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case " ${paths.join(' ')} " in *" \${at:+$at/}$word "*) at="\${at:+$at/}$word" ;; *) break ;; esac
  done
  at="\${at//\\// }"
  # What follows a flag that takes a value.
  case "$at $previous" in
${branches(values)}
  esac
  if [ -z "$words$kind" ]; then
    case "$at" in
${branches(places)}
    esac
    case "$current" in
      -*) words="$flags" kind='' ;;
      *) [ -n "$words$kind" ] || words="$flags" ;;
    esac
  fi
  [ "$kind" != file ] || compopt -o filenames 2>/dev/null
  while IFS= read -r word; do
    COMPREPLY+=("$word")
  done < <(
    [ -z "$words" ] || compgen -W "$words" -- "$current"
    [ "$kind" != file ] || compgen -f -- "$current"
  )
}
complete -F _wayfare wayfare
`
}

/** What a branch of the script sets for words of such values. */
function setsOf(values: readonly Value[]): string {
  const words = values.map(choicesOf).filter(Boolean).join(' ')
  return [words && `words=${quoted(words)}`, values.includes('file') && 'kind=file'].filter(Boolean).join(' ')
}

/** The branches of a `case`, those that set the same in one. */
function branches(all: readonly { readonly place: string; readonly sets: string }[]): string {
  const byWhat = new Map<string, string[]>()
  for (const { place, sets } of all) byWhat.set(sets, [...(byWhat.get(sets) ?? []), quoted(place)])
  return Array.from(byWhat, ([sets, places]) => `    ${places.join(' | ')}) ${sets} ;;`).join('\n')
}
