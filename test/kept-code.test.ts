import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newHome, packageFolder } from './wayfare.ts'

/** Compiled code is kept for the next run: bin/load.cjs with a small program in place of the real one. */

const atTime = new Date('2026-01-01T00:00:00Z')

/** A program that prints its text, or what `body` does, and where it keeps its code. */
function installed(body = "console.log('one')") {
  const home = newHome()
  const write = (text: string) => {
    writeFileSync(join(home, 'dist/main.cjs'), text)
    utimesSync(join(home, 'dist/main.cjs'), atTime, atTime)
  }
  for (const folder of ['bin', 'dist', 'cwd']) mkdirSync(join(home, folder))
  copyFileSync(join(packageFolder, 'bin/load.cjs'), join(home, 'bin/load.cjs'))
  writeFileSync(
    join(home, 'run.cjs'),
    `require('./bin/load.cjs').loadKept(${JSON.stringify(join(home, 'dist/main.cjs'))}, process.env, process.argv[2], ${JSON.stringify(home)})`,
  )
  write(body)
  const cache = join(home, '.cache/wayfare')
  return {
    home,
    cache,
    write,
    run(env: Record<string, string> = {}, platform = 'linux') {
      const { stdout, stderr } = spawnSync(process.execPath, [join(home, 'run.cjs'), platform], {
        cwd: join(home, 'cwd'),
        env: { PATH: process.env.PATH ?? '', ...env },
        encoding: 'utf8',
      })
      expect(stderr).toBe('')
      return stdout.trim()
    },
    /** Every kept file, by its path. */
    kept: () =>
      (existsSync(cache) ? readdirSync(cache, { recursive: true, encoding: 'utf8' }) : []).map((name) => join(cache, name)).filter(isFile),
  }
}

const isFile = (path: string): boolean => statSync(path).isFile()

test('code is kept in a folder of its own, which only its owner may enter', () => {
  const { run, cache, kept } = installed()
  expect([run(), run()]).toEqual(['one', 'one'])
  expect(statSync(cache).mode & 0o777).toBe(0o700)
  expect(kept()).toHaveLength(1)
})

test.each([
  ['linux', 'XDG_CACHE_HOME', '.cache/wayfare'],
  ['win32', 'LOCALAPPDATA', 'AppData/Local/wayfare/Cache'],
])('on %s a relative %s leaves nothing where the program is called', (platform, name, folder) => {
  const { run, home } = installed()
  expect(run({ [name]: 'kept' }, platform)).toBe('one')
  expect(readdirSync(join(home, 'cwd'))).toEqual([])
  expect(existsSync(join(home, folder))).toBe(true)
})

test('a folder that others may write to is not used', () => {
  const { run, cache, kept } = installed()
  mkdirSync(cache, { recursive: true })
  chmodSync(cache, 0o777)
  expect(run()).toBe('one')
  expect(kept()).toEqual([])
  chmodSync(cache, 0o755)
  expect(run()).toBe('one')
  expect(kept()).toHaveLength(1)
})

test('another program of the same length and time is not taken for the one whose code is kept', () => {
  const { run, write } = installed()
  expect(run()).toBe('one')
  write("console.log('two')")
  expect(run()).toBe('two')
})

test('two installations keep their code apart', () => {
  const [one, other] = [installed(), installed("console.log('two')")]
  const env = { XDG_CACHE_HOME: join(one.home, '.cache') }
  expect([one.run(env), other.run(env), one.run(env)]).toEqual(['one', 'two', 'one'])
  expect(one.kept()).toHaveLength(2)
})

test('what is damaged is compiled anew', () => {
  const { run, kept } = installed()
  run()
  for (const damaged of ['', 'abc', 'x'.repeat(5000)]) {
    for (const file of kept()) writeFileSync(file, damaged)
    expect(run()).toBe('one')
  }
})

test('code that was not written for a month is taken away, and what is used is kept anew', () => {
  const { run, cache, kept } = installed()
  run()
  const [current = ''] = kept()
  mkdirSync(join(cache, 'v1.0.0'))
  writeFileSync(join(cache, 'v1.0.0/main.cjs'), 'of a version that is gone')
  writeFileSync(join(cache, 'v1.0.0.txt'), 'not kept code')
  for (const path of [join(cache, 'v1.0.0/main.cjs'), cache]) utimesSync(path, atTime, atTime)
  expect(run()).toBe('one')
  expect(kept().sort()).toEqual([join(cache, 'v1.0.0.txt'), current].sort())
  expect(existsSync(join(cache, 'v1.0.0'))).toBe(false)
})

/** Node 22 and later keep code by themselves, by rules of their own. */
test.skipIf('fromAsync' in Array)('a run that compiles more than what is kept adds to it, looked at ever more seldom', () => {
  const many = Array.from({ length: 200 }, (_, at) => `function f${at}(a) { return a.map((each) => each * ${at}) }`).join('\n')
  const calls = Array.from({ length: 200 }, (_, at) => `f${at}([1])`).join(';')
  const { run, kept } = installed(`${many}\nif (process.env.MUCH) { ${calls} }`)
  const size = () => readFileSync(kept()[0] ?? '').length
  /** As if what is kept had been looked at so many seconds ago. */
  const age = (seconds: number) => {
    const earlier = new Date(Date.now() - seconds * 1000)
    for (const file of kept()) utimesSync(file, earlier, earlier)
    return earlier.getTime()
  }
  const isLookedAt = (seconds: number) => {
    const earlier = age(seconds)
    run()
    return statSync(kept()[0] ?? '').mtimeMs > earlier + 500
  }
  run()
  const little = size()
  age(0)
  run({ MUCH: '1' })
  expect(size()).toBe(little)
  age(10)
  run({ MUCH: '1' })
  const much = size()
  expect(much).toBeGreaterThan(little * 1.5)
  expect([10, 1, 10, 3, 10, 7, 10].map(isLookedAt)).toEqual([true, false, true, false, true, false, true])
  // Twice as long each time would be days by now.
  for (let times = 0; times < 10; times++) isLookedAt(86_400)
  expect([3000, 4000].map(isLookedAt)).toEqual([false, true])
  expect(size()).toBe(much)
})
