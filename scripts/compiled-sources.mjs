import { readdirSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { rolldown } from 'rolldown'

const NAME = '.sources-'

/** The program, and the documents that tests read, which are data. */
const COMPILED = ['src', 'test/parser']

/**
 * What tests import of these, compiled once, module for module, and loaded by Node itself. Vitest would compile each module anew for each process, and
 * makes every use of what a module imports a call: that is a sixth of the time of all tests.
 */
export function compiledSources(root) {
  const sources = COMPILED.map((each) => join(root, each))
  // Inside `node_modules`, where what lies there is loaded as it is and finds the packages; each run has its own, as others may go on beside it.
  const folders = join(root, 'node_modules')
  const folder = join(folders, `${NAME}${process.pid}`)
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    async config() {
      removeLeft(folders)
      await compile(root, sources, folder)
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    },
    resolveId(id, importer) {
      if (!id.startsWith('.') || !importer) return null
      const file = resolve(dirname(importer), id)
      return sources.some((source) => file.startsWith(source + sep)) && file.endsWith('.ts')
        ? join(folder, `${relative(root, file).slice(0, -'.ts'.length)}.mjs`)
        : null
    },
  }
}

/** What a run that was stopped could not remove. */
function removeLeft(folders) {
  for (const name of readdirSync(folders)) {
    const pid = name.startsWith(NAME) ? Number(name.slice(NAME.length)) : Number.NaN
    if (!Number.isNaN(pid) && !runs(pid)) rmSync(join(folders, name), { recursive: true, force: true })
  }
}

function runs(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function compile(root, sources, folder) {
  const files = sources
    .flatMap((source) => readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file)))
    .filter((file) => file.endsWith('.ts'))
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file) => [relative(root, file).slice(0, -'.ts'.length), file])),
    external: (id) => !/^[./]/.test(id),
    platform: 'node',
    treeshake: false,
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].mjs',
    sourcemap: true,
  })
  await bundle.close()
}
