// Types, lint and tests at once: what a test waits for, another processor uses. The first two say something only where something is wrong, and then
// nobody waits for the tests to end. Arguments are those of `vitest run`.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (file) => join(root, 'node_modules', file)
const running = new Set()

/** Ends with the exit code. What a quiet one says is kept until it has failed. */
function run(args, quiet) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'] })
  running.add(child)
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child)
      if (code !== 0 && !failed) {
        failed = true
        for (const other of running) other.kill()
        process.stderr.write(Buffer.concat(said))
      }
      resolve(code ?? 1)
    })
  })
}

let failed = false
const codes = await Promise.all([
  run([bin('typescript/bin/tsc')], true),
  run([bin('@biomejs/biome/bin/biome'), 'check'], true),
  run([bin('vitest/vitest.mjs'), 'run', ...process.argv.slice(2)], false),
])
process.exitCode = codes.find((code) => code !== 0) ?? 0
