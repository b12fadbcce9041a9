import { expect, onTestFinished, test, vi } from 'vitest'
import { withSpinner } from '../src/cli/progress.ts'
import { createSession } from '../src/cli/session.ts'
import { grant, json, loopback } from './loopback.ts'
import { shellIn } from './shell.ts'
import { newHome } from './wayfare.ts'

/** A shell at a terminal. */
function atTerminal(env = {}) {
  const shell = shellIn(newHome(), { WAYFARE_KEY: 'k', WAYFARE_SECRET: 's', ...env })
  return { ...shell, stderr: { ...shell.stderr, isTTY: true } }
}

const erased = '\r\u001b[K'

test('what takes long is shown to be under way, and leaves no trace', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const shell = atTerminal()
  const work = withSpinner(shell, { notes: true }, async (say) => {
    await vi.advanceTimersByTimeAsync(149)
    expect(shell.said).toEqual([])
    say('1 of 3')
    await vi.advanceTimersByTimeAsync(100)
    return 'done'
  })
  expect(await work).toBe('done')
  expect(shell.said.join('')).toBe(`⠋ 1 of 3${erased}⠙ 1 of 3${erased}`)
})

test.each([
  ['quickly', {}, 100, true],
  ['where notes are not wanted', {}, 1000, false],
  ['in CI', { CI: '1' }, 1000, true],
  ['on a terminal that cannot', { TERM: 'dumb' }, 1000, true],
])('nothing is shown of what is done %s', async (_, env, ms, notes) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const shell = atTerminal(env)
  await withSpinner(shell, { notes }, () => vi.advanceTimersByTimeAsync(ms))
  expect(shell.said).toEqual([])
})

test('a note on a call that is tried again stands on a line of its own', async () => {
  const { url } = await loopback((response, { url: path }, count) => {
    if (path.endsWith('token')) grant(response, count)
    else json(response, count === 2 ? 503 : 200, {})
  })
  const shell = atTerminal({ WAYFARE_BASE_URL: url })
  const session = createSession(shell, (text) => shell.stderr.write(`${text}\n`))
  await withSpinner(
    shell,
    { notes: true },
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      const client = await session.client(session.profile({}))
      await client.send({ method: 'GET', path: '/v1/things', query: '', headers: {} })
    },
    session.working,
  )
  const shown = shell.said.join('').replaceAll(erased, '|')
  expect(shown).toMatch(/^(\S \|)+the service answered 503; trying again in 0\.2 s\n/)
})
