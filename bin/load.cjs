'use strict'
// Keeps the compiled code of the program for the next run: on a short command, compiling takes longer than everything it does.

const fs = require('node:fs')
const Module = require('node:module')
const path = require('node:path')

const hour = 3_600_000

/** What nobody wrote for so long is of a version that is gone. Milliseconds. */
const oldest = 30 * 24 * hour

/**
 * After so many milliseconds it is looked whether a run compiled more than what is kept, such as another command did; that takes a few hundredths of a second.
 * Each time in which little was added it is looked again after twice as long, up to an hour: what another command compiles each time it is run is found
 * only where one looks at that.
 */
const soon = 1000

/** How much longer the code must have become to be worth writing: a document of another kind than those read before adds some hundredths. */
const more = 1.05

/**
 * Loads a built file with the compiled code of an earlier run. The code lies in a folder that only its owner can write to; V8 itself
 * refuses what was compiled by another version of it. Where nothing can be kept, the file is loaded all the same.
 */
function loadKept(file, env, platform, home) {
  const folder = env.NODE_DISABLE_COMPILE_CACHE === undefined && cacheFolder(env, platform, home)
  const found = folder && ownFolder(folder)
  if (found) {
    if (Date.now() - found.mtimeMs > oldest) process.once('exit', () => sweep(folder))
    return keepCode(path.dirname(file), folder)(file)
  }
  return require(file)
}

/** A relative path is to be ignored (XDG Base Directory Specification): it would leave files wherever the program is called. */
function cacheFolder(env, platform, home) {
  const whole = (folder) => (folder && path.isAbsolute(folder) ? folder : undefined)
  const at = whole(home)
  if (platform === 'win32') return join(whole(env.LOCALAPPDATA) ?? join(at, 'AppData', 'Local'), 'wayfare', 'Cache')
  if (platform === 'darwin') return join(at, 'Library', 'Caches', 'wayfare')
  return join(whole(env.XDG_CACHE_HOME) ?? join(at, '.cache'), 'wayfare')
}

const join = (folder, ...names) => folder && path.join(folder, ...names)

/** What is known of the folder, which is made if need be; undefined where somebody else could put code there, which would then be run. */
function ownFolder(folder) {
  try {
    let stat = fs.statSync(folder, { throwIfNoEntry: false })
    if (!stat) {
      makeFolder(folder)
      stat = fs.statSync(folder)
    }
    return stat.isDirectory() && isOwn(stat) ? stat : undefined
  } catch {
    return undefined
  }
}

/** One by one: what Node 20 does for all of them at once never ends where one cannot be made, such as under /proc. */
function makeFolder(folder) {
  if (fs.statSync(folder, { throwIfNoEntry: false })) return
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolder(parent)
  fs.mkdirSync(folder, { mode: 0o700 })
}

const isOwn = ({ uid, mode }) => !process.getuid || (uid === process.getuid() && (mode & 0o022) === 0)

/** What Node writes around a CommonJS module. */
const [before, after] = Module.wrapper

/**
 * Keeps more than the compile cache of Node 22 and newer does, also on Node 20: with it a search starts a fifth sooner. Gives a function that loads a file of
 * `dist`, and what that requires of its neighbours.
 */
function keepCode(dist, folder) {
  const vm = require('node:vm')
  const kept = path.join(folder, `${process.version}-${process.arch}`)
  const entries = []
  const modules = new Map()
  // Neighbours are known by their names: looking for them as Node does, through packages and links, takes longer than to run them.
  const load = (filename) => {
    const known = modules.get(filename)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(filename, module)
    const whole = readWrapped(filename)
    const source = namedByContent.test(filename) ? none : whole.subarray(before.length, -after.length)
    const file = path.join(kept, `${path.basename(filename)}-${mark(dist)}`)
    const text = whole.latin1Slice()
    const { code, rest, age } = readEntry(file, source, text.length)
    const script = new vm.Script(text, { filename, ...(code && { cachedData: code }) })
    const fresh = !code || script.cachedDataRejected
    const size = text.length
    if (fresh || age > rest) entries.push({ script, file, source: Buffer.from(source), size, rest, least: fresh ? 0 : code.length * more })
    const near = (id) => (id.startsWith('./') ? load(path.join(dist, id)) : require(id))
    script.runInThisContext().call(module.exports, module.exports, near, module, filename, dist)
    return module.exports
  }
  // At the end, when what was used has been compiled as well.
  process.once('exit', () => {
    try {
      for (const entry of entries) writeEntry(entry)
    } catch {
      // A home that cannot be written to costs a few milliseconds each time, nothing else.
    }
  })
  return load
}

/** Tells installations apart that keep their code in the same folder (FNV-1a over the path, which is short). */
function mark(text) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The end of a name that was made of what is in the file (`scripts/build.mjs`): it need not be compared. */
const namedByContent = /-[\w-]{8}\.cjs$/

const none = Buffer.alloc(0)

/** Where files are read to, one after the other: memory that was never touched costs more than the reading. */
let [sources, codes] = [none, none]
const roomFor = (room, size) => (room.length < size ? Buffer.allocUnsafeSlow(Math.max(usual, size)) : room)
/** Bytes that most files fit in; what is not written to takes no memory. */
const usual = 2 ** 21

/** A file with what is written around a module, in one piece: V8 would put pieces together once more. It is plain ASCII (`scripts/build.mjs`), which is Latin-1 as well. */
function readWrapped(filename) {
  const open = fs.openSync(filename)
  try {
    const { size } = fs.fstatSync(open)
    const length = before.length + size + after.length
    sources = roomFor(sources, length)
    sources.latin1Write(before)
    readWhole(open, sources, before.length, size)
    sources.latin1Write(after, before.length + size)
    return sources.subarray(0, length)
  } finally {
    fs.closeSync(open)
  }
}

function readWhole(open, bytes, from, size) {
  for (let at = 0; at < size; ) {
    const read = fs.readSync(open, bytes, from + at, size - at, null)
    if (read === 0) throw new Error('a file became shorter while it was read')
    at += read
  }
}

/**
 * Of an entry: the lengths of the text and of its code, and when it is looked at again. V8 takes a copy of code that does not begin at a multiple of eight bytes.
 */
const head = 16
const restAt = 8

/**
 * The compiled code of exactly this source, and its age and when it is looked at again, in milliseconds. V8 itself only compares lengths, and times can be made up
 * when an image is built, so the source of what is not named by it is kept with the code: comparing all of it takes a tenth of the time of any hash.
 */
function readEntry(file, source, size) {
  let open
  try {
    open = fs.openSync(file)
    const stat = fs.fstatSync(open)
    if (!isOwn(stat) || stat.size <= head) return {}
    codes = roomFor(codes, stat.size)
    readWhole(open, codes, 0, stat.size)
    const end = head + codes.readUInt32LE(4)
    if (codes.readUInt32LE(0) !== size || end + source.length !== stat.size) return {}
    if (source.compare(codes, end, stat.size) !== 0) return {}
    return { code: codes.subarray(head, end), rest: codes.readUInt32LE(restAt), age: Math.abs(Date.now() - stat.mtimeMs) }
  } catch {
    return {}
  } finally {
    if (open !== undefined) fs.closeSync(open)
  }
}

/** Replaces an entry in one step. Where too little was added, it only tells when it is looked at again. */
function writeEntry({ script, file, source, size, rest, least }) {
  const code = script.createCachedData()
  const lengths = Buffer.alloc(head)
  if (code.length < least) {
    lengths.writeUInt32LE(Math.min(rest * 2, hour), restAt)
    return overwrite(file, lengths.subarray(restAt, restAt + 4), restAt)
  }
  lengths.writeUInt32LE(size)
  lengths.writeUInt32LE(code.length, 4)
  lengths.writeUInt32LE(soon, restAt)
  makeFolder(path.dirname(file))
  fs.writeFileSync(`${file}.${process.pid}`, Buffer.concat([lengths, code, source]), { mode: 0o600 })
  fs.renameSync(`${file}.${process.pid}`, file)
}

function overwrite(file, bytes, at) {
  const open = fs.openSync(file, 'r+')
  try {
    fs.writeSync(open, bytes, 0, bytes.length, at)
  } finally {
    fs.closeSync(open)
  }
}

/** Once in a while, at the end of a run: takes away what nobody wrote for long. What is still used is then kept anew. */
function sweep(folder) {
  try {
    const now = Date.now()
    for (const name of fs.readdirSync(folder)) {
      const kept = path.join(folder, name)
      if (!fs.statSync(kept).isDirectory()) continue
      const left = fs.readdirSync(kept).filter((file) => {
        const old = now - fs.statSync(path.join(kept, file)).mtimeMs > oldest
        if (old) fs.unlinkSync(path.join(kept, file))
        return !old
      })
      if (left.length === 0) fs.rmdirSync(kept)
    }
    fs.utimesSync(folder, new Date(now), new Date(now))
  } catch {
    // Somebody else may be sweeping.
  }
}

module.exports = { loadKept }
