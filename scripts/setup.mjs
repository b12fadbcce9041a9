// Makes the README's commands work on a bare clone: installs what is missing and builds what is older than its sources.
// Needs nothing but Node. Everything it says goes to stderr, so that stdout stays the program's.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const time = (file) => (existsSync(join(root, file)) ? statSync(join(root, file)).mtimeMs : 0)

function newest(folder) {
  return Math.max(
    ...readdirSync(join(root, folder), { withFileTypes: true }).map((entry) =>
      entry.isDirectory() ? newest(join(folder, entry.name)) : statSync(join(root, folder, entry.name)).mtimeMs,
    ),
  )
}

// `npm i -g .` runs this as well, and its settings must not reach the install of this folder.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_config_(global|location|prefix|local_prefix)$/i.test(name)),
)

function run(command, args) {
  // stdout of the step goes to our stderr.
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (error || status !== 0) {
    process.stderr.write(`wayfare: \`${command} ${args.join(' ')}\` failed${error ? `: ${error.message}` : ''}\n`)
    process.exit(status || 1)
  }
}

// An install empties the folder first, and behind a link that folder is somebody else's.
const isLinked = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() === true
if (!isLinked && time('node_modules/.package-lock.json') < time('package-lock.json')) {
  process.stderr.write('wayfare: installing, once\n')
  run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
}
if (time('dist/main.cjs') < Math.max(newest('src'), time('scripts/build.mjs'), time('package-lock.json')))
  run(process.execPath, ['scripts/build.mjs'])
