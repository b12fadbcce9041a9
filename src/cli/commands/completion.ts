import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Argument, type Command } from 'commander'
import { type ShellName, shells } from '../completions.ts'
import type { Shell } from '../shell.ts'
import type { Tools } from '../tools.ts'

/** `wayfare completion bash` prints the script that was made when the program was built. */
export function completion(command: Command, { packageFolder }: Shell, { out }: Tools): void {
  command
    .addArgument(new Argument('<shell>', 'Your shell').choices(Object.keys(shells)))
    .addHelpText(
      'after',
      '\nExamples:\n  $ wayfare completion bash > ~/.local/share/bash-completion/completions/wayfare\n  $ wayfare completion fish > ~/.config/fish/completions/wayfare.fish',
    )
    .action((shell: ShellName) => out(readFileSync(join(packageFolder, 'completions', shells[shell]), 'utf8').trimEnd()))
}
