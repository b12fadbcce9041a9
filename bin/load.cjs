'use strict'
// Keeps the compiled code of the program for the next run: on a short command, compiling takes longer than everything it does.

const fs = require('node:fs')
const Module = require('node:module')
const path = require('node:path')

/**
 * Loads a built file with the compiled code of an earlier run. The code lies in a folder that only its owner can write to; V8 itself
 * refuses what was compiled by another version of it. Where nothing can be kept, the file is loaded all the same.
 */
function loadKept(file, env, platform, home) {
  const folder = cacheFolder(env, platform, home)
  if (Module.enableCompileCache) Module.enableCompileCache(folder)
  else if (env.NODE_DISABLE_COMPILE_CACHE === undefined) keepCode(path.dirname(file), folder)
  return require(file)
}

function cacheFolder(env, platform, home) {
  if (platform === 'win32') return path.join(env.LOCALAPPDATA || home, 'wayfare', 'Cache')
  if (platform === 'darwin') return path.join(home, 'Library', 'Caches', 'wayfare')
  return path.join(env.XDG_CACHE_HOME || path.join(home, '.cache'), 'wayfare')
}

/** What Node 22 does by itself, for Node 20. */
function keepCode(dist, folder) {
  const vm = require('node:vm')
  const kept = path.join(folder, process.version)
  const fresh = []
  Module._extensions['.cjs'] = (module, filename) => {
    const source = fs.readFileSync(filename, 'utf8')
    if (path.dirname(filename) !== dist) return module._compile(source, filename)
    const { mtimeMs } = fs.statSync(filename)
    const file = path.join(kept, `${path.basename(filename)}-${mtimeMs.toString(36)}`)
    const cachedData = readOwn(file)
    const script = new vm.Script(Module.wrap(source), { filename, ...(cachedData && { cachedData }) })
    if (!cachedData || script.cachedDataRejected) fresh.push([script, file])
    script.runInThisContext().call(module.exports, module.exports, (id) => module.require(id), module, filename, dist)
  }
  // At the end, when what was used has been compiled as well.
  process.once('exit', () => {
    try {
      if (fresh.length) fs.mkdirSync(kept, { recursive: true, mode: 0o700 })
      for (const [script, file] of fresh) {
        fs.writeFileSync(`${file}.${process.pid}`, script.createCachedData(), { mode: 0o600 })
        fs.renameSync(`${file}.${process.pid}`, file)
      }
    } catch {
      // A home that cannot be written to costs a few milliseconds each time, nothing else.
    }
  })
}

/** The bytes of a file that belongs to whoever runs this. Compiled code of anybody else is not run. */
function readOwn(file) {
  try {
    if (process.getuid && fs.statSync(file).uid !== process.getuid()) return undefined
    return fs.readFileSync(file)
  } catch {
    return undefined
  }
}

module.exports = { loadKept }
