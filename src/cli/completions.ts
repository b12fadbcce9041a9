import type { Command } from 'commander'

/** Completion scripts, made from the commands themselves. */

export const shells = { bash: 'wayfare.bash', zsh: '_wayfare', fish: 'wayfare.fish' } as const
export type ShellName = keyof typeof shells

interface Node {
  /** `flights search`; empty for the program. */
  readonly path: string
  readonly summary: string
  readonly children: readonly { readonly name: string; readonly summary: string }[]
  readonly flags: readonly {
    readonly name: string
    readonly summary: string
    readonly choices: readonly string[]
    readonly takesValue: boolean
  }[]
}

/** Every command of a program whose groups are all loaded. */
function nodesOf(command: Command, path = ''): Node[] {
  const children = command.commands
  return [
    {
      path,
      summary: command.description(),
      children: children.map((child) => ({ name: child.name(), summary: child.description() })),
      flags: command.options.map(({ long, description, argChoices, flags }) => ({
        name: long ?? flags,
        summary: description,
        choices: argChoices ?? [],
        takesValue: /[<[]/.test(flags),
      })),
    },
    ...children.flatMap((child) => nodesOf(child, `${path} ${child.name()}`.trim())),
  ]
}

export function completionScript(program: Command, shell: ShellName): string {
  const nodes = nodesOf(program)
  return { bash, zsh, fish }[shell](nodes)
}

const wordsOf = ({ children, flags }: Node): string => [...children.map(({ name }) => name), ...flags.map(({ name }) => name)].join(' ')

function bash(nodes: readonly Node[]): string {
  const values = nodes.flatMap(({ path, flags }) =>
    flags.filter(({ choices }) => choices.length).map(({ name, choices }) => `    '${path} ${name}') words='${choices.join(' ')}' ;;`),
  )
  return `# bash completion for wayfare; made by \`npm run build:completions\`
_wayfare() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" path='' words='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; esac
    case " ${nodes
      .map(({ path }) => path.replace(/ /g, '/'))
      .filter(Boolean)
      .join(' ')} " in *" \${path:+$path/}$word "*) path="\${path:+$path/}$word" ;; *) break ;; esac
  done
  path="\${path//\\// }"
  case "$path $previous" in
${values.join('\n')}
  esac
  if [ -z "$words" ]; then
    case "$path" in
${nodes.map((node) => `      '${node.path}') words='${wordsOf(node)}' ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _wayfare wayfare
`
}

const quoted = (text: string): string => `'${text.replace(/'/g, "'\\''")}'`

/** Brackets and colons mean something to zsh within a description. */
const plainly = (text: string): string => text.replace(/[[\]:]/g, (sign) => `\\${sign}`)

function zsh(nodes: readonly Node[]): string {
  const cases = nodes.map(({ path, children, flags }) => {
    const names = children.map(({ name, summary }) => quoted(`${name}:${plainly(summary)}`))
    const options = flags.map(({ name, summary, choices, takesValue }) =>
      quoted(`${name}[${plainly(summary)}]${takesValue ? `:value:${choices.length ? `(${choices.join(' ')})` : '_files'}` : ''}`),
    )
    const offer = names.length
      ? `local -a names=(${names.join(' ')}); _describe command names`
      : `_arguments ${[...options, quoted('*:file:_files')].join(' ')}`
    return `    ${quoted(path)}) ${offer} ;;`
  })
  const groups = nodes.filter(({ path, children }) => path && children.length).map(({ path }) => quoted(path))
  return `#compdef wayfare
# zsh completion for wayfare; made by \`npm run build:completions\`
_wayfare() {
  local -a before=(\${words[2,CURRENT-1]}) groups=(${groups.join(' ')})
  local path="\${before[1]}"
  if [[ -n "$path" && \${groups[(Ie)$path]} -gt 0 && -n "\${before[2]}" ]]; then path="$path \${before[2]}"; fi
  case "$path" in
${cases.join('\n')}
  esac
}
_wayfare "$@"
`
}

function fish(nodes: readonly Node[]): string {
  const lines = nodes.flatMap(({ path, children, flags }) => {
    // Commands are offered right after their group; flags anywhere after their command.
    const command = `-n '${`__wayfare_at ${path}`.trim()}'`
    const flag = children.length > 0 ? command : `-n '__wayfare_in ${path}'`
    return [
      ...children.map(({ name, summary }) => `complete -c wayfare ${command} -f -a ${name} -d ${quoted(summary)}`),
      ...flags.map(({ name, summary, choices, takesValue }) => {
        const value = choices.length ? ` -x -a ${quoted(choices.join(' '))}` : takesValue ? ' -r' : ''
        return `complete -c wayfare ${flag} -l ${name.replace(/^--/, '')}${value} -d ${quoted(summary)}`
      }),
    ]
  })
  return `# fish completion for wayfare; made by \`npm run build:completions\`
function __wayfare_words
  set -l words (commandline -opc)
  string match -v -- '-*' $words[2..-1]
end
function __wayfare_at
  set -l given (__wayfare_words)
  test "$given" = "$argv"
end
function __wayfare_in
  set -l given (__wayfare_words)
  set -l last (count $argv)
  test (count $given) -ge $last; and test "$given[1..$last]" = "$argv"
end
${lines.join('\n')}
`
}
