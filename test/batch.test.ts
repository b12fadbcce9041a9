import { expect, test } from 'vitest'
import { callAll } from '../src/cli/batch.ts'
import { UserError } from '../src/core/errors.ts'

const inputs = Array.from({ length: 9 }, (_, at) => ({ to: `T${at}` }))
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test.each([
  ['a bug', new TypeError('no paper')],
  ['Ctrl-C', new UserError('interrupted', 'interrupted')],
])('after %s nothing more is asked for', async (_, error) => {
  const asked: unknown[] = []
  const call = async ({ to }: Readonly<Record<string, unknown>>) => {
    asked.push(to)
    await turn()
    if (to === 'T1') throw error
    return { data: [] }
  }
  await expect(callAll(inputs, call, () => {})).rejects.toBe(error)
  const sofar = asked.length
  for (let more = 0; more < 20; more++) await turn()
  expect(asked).toHaveLength(sofar)
  expect(sofar).toBeLessThan(6)
})

test('what is refused is told beside the rest, and the rest is asked for', async () => {
  const counts: number[] = []
  const call = async ({ to }: Readonly<Record<string, unknown>>) => {
    if (to === 'T1') throw new UserError('usage', 'no such place')
    return { data: [{ id: to }] }
  }
  const { answer, failures } = await callAll(inputs, call, (done) => counts.push(done))
  expect(answer).toMatchObject({ meta: { count: 8 } })
  expect(failures).toMatchObject([{ exit: 'usage', message: 'T1: no such place' }])
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
