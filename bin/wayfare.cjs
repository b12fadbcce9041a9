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

/** The moment scripts want it to be, or the moment it is. */
function clock({ WAYFARE_NOW }) {
  const moment = Date.parse(WAYFARE_NOW || '')
  return Number.isNaN(moment) ? Date.now : () => moment
}

function sleep(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}

function main() {
  const [, , ...argv] = process.argv
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    writeAll(1, `${require('../package.json').version}\n`)
    return
  }
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort())
  const home = process.env.HOME || require('node:os').homedir()
  const { run } = load(home)
  const shell = {
    argv,
    env: process.env,
    platform: process.platform,
    stdin: { isTTY: isTerminal(0), open: () => process.stdin },
    stdout: output(1, 'stdout'),
    stderr: output(2, 'stderr'),
    now: clock(process.env),
    sleep,
    random: Math.random,
    home,
    packageFolder: path.join(__dirname, '..'),
    interrupted: interruption.signal,
  }
  run(shell).then((code) => {
    process.exitCode = code
    // What was interrupted may still hold a socket or a timer open.
    if (interruption.signal.aborted) process.exit(code)
  })
}

/** The built program. Where it was linked from a clone by an npm that runs no scripts, it is built now. */
function load(home) {
  const built = path.join(__dirname, '../dist/main.cjs')
  const setup = path.join(__dirname, '../scripts/setup.mjs')
  if (!fs.existsSync(built) && fs.existsSync(setup)) {
    require('node:child_process').spawnSync(process.execPath, [setup], { stdio: ['ignore', 2, 2] })
  }
  return require('./load.cjs').loadKept(built, process.env, process.platform, home)
}

main()
