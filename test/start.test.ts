import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newHome, packageFolder } from './wayfare.ts'

/** What bin/wayfare.cjs does before and after the program proper, with a small one in its place. */
function started(body: string, env: Record<string, string> = {}, args: readonly string[] = [], slowly = false) {
  const home = newHome()
  for (const folder of ['bin', 'dist']) mkdirSync(join(home, folder))
  for (const file of ['load.cjs', 'wayfare.cjs']) copyFileSync(join(packageFolder, 'bin', file), join(home, 'bin', file))
  writeFileSync(join(home, 'dist/main.cjs'), `exports.run = async ({ stdout, stderr, now }) => { ${body}; return 0 }`)
  const program = [join(home, 'bin/wayfare.cjs'), ...args]
  const settings = { env: { PATH: process.env.PATH ?? '', HOME: home, ...env }, encoding: 'utf8' } as const
  if (!slowly) return spawnSync(process.execPath, program, settings)
  // A pipe that is shared with a program of Node that wrote to it is one that does not wait until there is room.
  const script = `{ "$0" -e "process.stdout.write('-'); setTimeout(() => {}, 1500)" & sleep 0.3; "$0" "$@"; wait; } | (sleep 1.3; wc -c)`
  return spawnSync('bash', ['-c', script, process.execPath, ...program], settings)
}

test('a reader who is slow gets everything, and is waited for without work', () => {
  const { stdout, stderr } = started("stdout.write('x'.repeat(1e6)); stderr.write(JSON.stringify(process.cpuUsage()))", {}, [], true)
  expect(stdout.trim()).toBe('1000001')
  const { user, system } = JSON.parse(stderr)
  expect(user + system).toBeLessThan(400_000)
})

test.each(['2027-01-31T12:00:00Z', '2027-01-31T13:00+01:00', '2027-01-31T12:00:00.000Z'])(
  'with WAYFARE_NOW=%s it is that moment',
  (text) => {
    expect(started('stdout.write(String(now()))', { WAYFARE_NOW: text }).stdout).toBe(String(Date.parse('2027-01-31T12:00:00Z')))
  },
)

test.each(['banana', 'banana 1', '5', '2027-13-01'])('WAYFARE_NOW=%s is refused with an example, before anything is done', (text) => {
  const detail = `WAYFARE_NOW takes a moment such as 2027-01-31T12:00:00Z; got "${text}"`
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = started("stdout.write('done')", { WAYFARE_NOW: text }, args)
    return { status, stdout, stderr }
  }
  expect(run()).toEqual({ status: 2, stdout: '', stderr: `error: ${detail}\n` })
  expect(JSON.parse(run('--json').stderr)).toEqual({ errors: [{ title: 'ERROR', detail, exit: 2 }] })
})
