import { choicesOf, type Flag, type Node, quoted, type Value } from './nodes.ts'

/** For fish from 3.0 on. Files are offered only where one can be given. */
export function fish(nodes: readonly Node[]): string {
  const lines = nodes.flatMap(({ path, children, flags, args }) => {
    // Commands are offered right after their group; flags and arguments anywhere after their command.
    const command = `-n '${`__wayfare_at ${path}`.trim()}'`
    const within = children.length > 0 ? command : `-n '__wayfare_in ${path}'`
    return [
      ...children.map(({ name, summary }) => `${command} -a ${name} -d ${quoted(summary)}`),
      ...args.flatMap((value) => argument(value)).map((what) => `${within} ${what}`),
      ...flags.map((flag) => `${within} -l ${flag.name.replace(/^--/, '')}${taking(flag)} -d ${quoted(flag.summary)}`),
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
complete -c wayfare -f
${lines.map((line) => `complete -c wayfare ${line}`).join('\n')}
`
}

/** Words that are offered where no flag is begun. */
function argument(value: Value): string[] {
  const choices = choicesOf(value)
  return choices !== undefined ? [`-a ${quoted(choices)}`] : value === 'file' ? ['-F'] : []
}

function taking({ value }: Flag): string {
  if (value === undefined) return ''
  const choices = choicesOf(value)
  return choices !== undefined ? ` -x -a ${quoted(choices)}` : value === 'file' ? ' -r -F' : ' -x'
}
