import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askChoice, askConfirm, askLine, askSecret, askText } from '../src/cli/ask.ts'
import type { Shell } from '../src/cli/shell.ts'
import { listOf } from '../src/core/fields.ts'
import { airline, oneOf } from '../src/core/words.ts'
import { shellIn } from './shell.ts'

/** Somebody at a terminal who presses these keys as soon as a question is there. */
async function at<T>(keys: string, question: (shell: Shell) => Promise<T>, interrupted = new AbortController().signal) {
  const input = new PassThrough()
  const shown: string[] = []
  const stderr = {
    isTTY: true,
    columns: 80,
    write: (text: string) => {
      if (shown.push(text) === 1) setImmediate(() => input.write(keys))
    },
  }
  const stdout = { ...stderr, write: () => expect.unreachable('stdout is for answers') }
  const shell = { ...shellIn('/nowhere'), interrupted, stdout, stderr, stdin: { isTTY: true, open: () => input } }
  const answer = await question(shell).catch((error: unknown) => error)
  return { answer, shown: shown.join('') }
}

test('a line is asked for on stderr, and Enter alone takes what is offered', async () => {
  const { answer, shown } = await at('abc\r', (shell) => askLine(shell, 'API key'))
  expect(answer).toBe('abc')
  expect(shown).toContain('API key')
  expect((await at('\r', (shell) => askLine(shell, 'API key', 'offered'))).answer).toBe('offered')
})

test('a secret is not shown while it is typed', async () => {
  const { answer, shown } = await at('hunter2\r', (shell) => askSecret(shell, 'API secret'))
  expect(answer).toBe('hunter2')
  expect(shown).not.toContain('hunter2')
  expect(shown).not.toContain('*')
})

test('Enter alone does not confirm', async () => {
  expect((await at('\r', (shell) => askConfirm(shell, 'Book it?'))).answer).toBe(false)
  expect((await at('y\r', (shell) => askConfirm(shell, 'Book it?'))).answer).toBe(true)
})

test('a choice is made with the arrow keys', async () => {
  const choices = [
    { value: 'test', name: 'test' },
    { value: 'other', name: 'another' },
  ]
  expect((await at('\u001b[B\r', (shell) => askChoice(shell, 'Which service', choices))).answer).toBe('other')
})

test('an input of a command is asked for as it is described', async () => {
  const slot = { name: 'x', flag: '--x', key: 'x' }
  const list = await at('IB,UX\r', (shell) => askText(shell, { ...slot, field: listOf(airline(''), 'Only these airlines') }))
  expect(list.answer).toBe('IB,UX')
  expect(list.shown).toContain('Only these airlines (an airline code of two characters, or several')
  expect(
    (await at('\u001b[B\r', (shell) => askText(shell, { ...slot, field: oneOf(['ECONOMY', 'PREMIUM_ECONOMY'], 'Cabin') }))).answer,
  ).toBe('PREMIUM_ECONOMY')
})

test('an answer that cannot be taken is asked for again, with what is wrong below the question', async () => {
  const wrong = async (text: string) => (text === 'fri' ? undefined : 'It takes a date')
  const { answer, shown } = await at('x\r', async (shell) => {
    const end = AbortSignal.timeout(300)
    return askLine({ ...shell, interrupted: end }, 'Day of departure', undefined, wrong)
  })
  expect(answer).toMatchObject({ exit: 'interrupted' })
  expect(shown).toContain('It takes a date')
  expect((await at('fri\r', (shell) => askLine(shell, 'Day of departure', undefined, wrong))).answer).toBe('fri')
})

test('Ctrl-C ends a question, as a key and as a signal', async () => {
  expect((await at('\u0003', (shell) => askLine(shell, 'API key'))).answer).toMatchObject({ exit: 'interrupted' })
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 50)
  expect((await at('', (shell) => askLine(shell, 'API key'), controller.signal)).answer).toMatchObject({ exit: 'interrupted' })
})
