import { choicesOf, type Node, quoted, type Value } from './nodes.ts'

/** For the completion system of zsh (zshcompsys). The command and its group are taken away before `_arguments` counts words. */
export function zsh(nodes: readonly Node[]): string {
  const cases = nodes.map((node) => `    ${quoted(node.path)}) ${node.children.length ? namesOf(node) : argumentsOf(node)} ;;`)
  const groups = nodes.filter(({ path, children }) => path && children.length).map(({ path }) => quoted(path))
  // `path` would be the list of folders that programs are looked for in.
  return `#compdef wayfare
# zsh completion for wayfare; made by \`npm run build:completions\`
_wayfare() {
  local at=''
  local -a groups=(${groups.join(' ')}) steps names
  if (( CURRENT > 2 )); then at="\${words[2]}"; fi
  if (( CURRENT > 3 && \${groups[(Ie)$at]} )); then at="$at \${words[3]}"; fi
  steps=(\${=at})
  shift $#steps words
  (( CURRENT -= $#steps ))
  case "$at" in
${cases.join('\n')}
  esac
}
if [[ "\${funcstack[1]}" == _wayfare ]]; then _wayfare "$@"; else compdef _wayfare wayfare; fi
`
}

/** Brackets and colons mean something to zsh within a description. */
const plainly = (text: string): string => text.replace(/[[\]:\\]/g, (sign) => `\\${sign}`)

function namesOf({ path, children, flags }: Node): string {
  const names = children.map(({ name, summary }) => quoted(`${name}:${plainly(summary)}`))
  const more = flags.map(({ name, summary }) => quoted(`${name}:${plainly(summary)}`))
  const offerFlags = more.length ? `; if [[ "$PREFIX" == -* ]]; then names=(${more.join(' ')}); fi` : ''
  return `names=(${names.join(' ')})${offerFlags}; _describe ${path ? 'command' : quoted('command or group')} names`
}

function argumentsOf({ flags, args, more }: Node): string {
  const options = flags.map(({ name, summary, value }) => `${name}[${plainly(summary)}]${value ? `:value:${actionOf(value)}` : ''}`)
  const words = args.map((value, at) => `${more && at === args.length - 1 ? '*' : at + 1}:value:${actionOf(value)}`)
  return `_arguments ${[...options, ...words].map(quoted).join(' ')}`
}

/** A lone space: the value is for the person to know. */
const actionOf = (value: Value): string => (value === 'file' ? '_files' : value === 'free' ? ' ' : `(${choicesOf(value)})`)
