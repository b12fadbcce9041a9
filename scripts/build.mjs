// Bundles the program into dist/: CommonJS, one chunk for each `import()`, since loading is what a short command spends its time on.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')

const bundle = await rolldown({ input: { main: join(root, 'src/cli/main.ts') }, platform: 'node', cwd: root, logLevel: 'warn' })
rmSync(dist, { recursive: true, force: true })
const { output } = await bundle.write({
  dir: dist,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  minify: process.env.WAYFARE_READABLE ? false : true,
  exports: 'named',
})
await bundle.close()

// The licences of what is bundled travel with it.
const packages = new Set()
for (const { moduleIds = [] } of output) {
  for (const id of moduleIds) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[0]
    if (name) packages.add(id.slice(0, id.indexOf(name) + name.length))
  }
}
const notices = [...packages].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name} ${version} (${license})\n${licenceText(folder)}`
})
mkdirSync(dist, { recursive: true })
writeFileSync(join(dist, 'THIRD-PARTY.txt'), `${notices.join('\n\n')}\n`)

function licenceText(folder) {
  for (const file of ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt', 'LICENCE']) {
    try {
      return readFileSync(join(folder, file), 'utf8').trim()
    } catch {}
  }
  return ''
}
