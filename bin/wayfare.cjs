#!/usr/bin/env node
'use strict'
// CommonJS, since the loader of ES modules costs 5 ms on Node 20. Only the files of bin touch `process`.

const fs = require('node:fs')
const path = require('node:path')

/** Writes all of a text at once. A reader who has gone away ends the program quietly, as `head` expects. */
function writeAll(fd, text) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; ) {
    try {
      at += fs.writeSync(fd, bytes, at)
    } catch (error) {
      if (error.code === 'EPIPE') process.exit(fd === 1 ? 0 : 1)
      if (error.code !== 'EAGAIN') throw error
      // Whoever reads the pipe is slower than this. Asking again at once would take a whole processor.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

/** Whether a descriptor is a terminal. What is a pipe, a file or the null device is told without loading the machinery of streams. */
function isTerminal(fd) {
  try {
    const stat = fs.fstatSync(fd)
    if (process.platform !== 'win32' && (!stat.isCharacterDevice() || stat.rdev === fs.statSync('/dev/null').rdev)) return false
  } catch {}
  return require('node:tty').isatty(fd)
}

/** Asking `process.stdout` for its size loads that machinery as well, so it is done for terminals only. */
function output(fd, name) {
  const forced = Number(process.env.WAYFARE_FORCE_TTY)
  if (forced > 0) return { isTTY: true, columns: forced, write: (text) => writeAll(fd, text) }
  const isTTY = isTerminal(fd)
  return { isTTY, columns: (isTTY && process[name].columns) || 80, write: (text) => writeAll(fd, text) }
}

/** The moment scripts want it to be, or the moment it is; undefined where what they want is no moment. */
function clock({ WAYFARE_NOW }) {
  if (!WAYFARE_NOW) return Date.now
  // ISO 8601: everything else is read differently from engine to engine, and some words are read as a year.
  const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(WAYFARE_NOW) ? Date.parse(WAYFARE_NOW) : Number.NaN
  return Number.isNaN(moment) ? undefined : () => moment
}

/** Said here: the program, which says everything else, needs to know what time it is. */
function refuseClock(argv, { WAYFARE_NOW }) {
  const detail = `WAYFARE_NOW takes a moment such as 2027-01-31T12:00:00Z; got ${JSON.stringify(WAYFARE_NOW.slice(0, 60))}`
  const json = argv.includes('--json') || argv.includes('--jsonl')
  writeAll(2, json ? `${JSON.stringify({ errors: [{ title: 'ERROR', detail, exit: 2 }] })}\n` : `error: ${detail}\n`)
  process.exitCode = 2
}

function sleep(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}

/** Milliseconds, of all its threads. */
function worked() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function main() {
  const [, , ...argv] = process.argv
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    writeAll(1, `${require('../package.json').version}\n`)
    return
  }
  const now = clock(process.env)
  if (!now) return refuseClock(argv, process.env)
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort())
  const home = process.env.HOME || homeOfUser()
  const { run } = load(home)
  const shell = {
    argv,
    env: process.env,
    platform: process.platform,
    stdin: { isTTY: isTerminal(0), open: () => process.stdin },
    stdout: output(1, 'stdout'),
    stderr: output(2, 'stderr'),
    now,
    sleep,
    worked,
    random: Math.random,
    home,
    packageFolder: path.join(__dirname, '..'),
    threads: path.join(__dirname, '../dist'),
    interrupted: interruption.signal,
  }
  run(shell).then((code) => {
    // All is written by now. What was interrupted may still hold a socket or a timer open, and taking a heap apart that nobody needs takes time.
    process.exit(code)
  })
}

/** With `HOME=` Node gives no home at all, and bookings would be kept wherever one happens to stand. */
function homeOfUser() {
  const os = require('node:os')
  return os.homedir() || os.userInfo().homedir
}

/** The built program. Where it was linked from a clone by an npm that runs no scripts, it is built now. */
function load(home) {
  const built = path.join(__dirname, '../dist/main.cjs')
  const setup = path.join(__dirname, '../scripts/setup.mjs')
  if (!fs.existsSync(built) && fs.existsSync(setup)) {
    const { status } = require('node:child_process').spawnSync(process.execPath, [setup], { stdio: ['ignore', 2, 2] })
    if (status !== 0) {
      writeAll(2, 'error: wayfare could not be built; what it said is above\n')
      process.exit(1)
    }
  }
  return require('./load.cjs').loadKept(built, process.env, process.platform, home)
}

main()
