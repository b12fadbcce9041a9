import type { Command } from 'commander'
import { bash } from './completions/bash.ts'
import { fish } from './completions/fish.ts'
import { nodesOf } from './completions/nodes.ts'
import { zsh } from './completions/zsh.ts'
import { topics } from './topics.ts'

/** Completion scripts, made from the commands themselves. */

export const shells = { bash: 'wayfare.bash', zsh: '_wayfare', fish: 'wayfare.fish' } as const
export type ShellName = keyof typeof shells

/** The script for a shell, from a program whose groups are all loaded. */
export function completionScript(program: Command, shell: ShellName): string {
  const nodes = nodesOf(program)
  const commands = program.commands.map((command) => command.name()).filter((name) => name !== 'help')
  const helpOn = { choices: [...new Set([...commands, ...Object.keys(topics)])] }
  return { bash, zsh, fish }[shell](nodes.map((node) => (node.path === 'help' ? { ...node, args: [helpOn] } : node)))
}
