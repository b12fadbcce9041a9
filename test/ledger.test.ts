import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createLedger, inMemory, KeyReused, type LedgerFile } from '../src/sandbox/ledger.ts'

/** A file of a ledger in a folder of its own, gone with the test. */
function someFile(): LedgerFile & { opened: () => number } {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-ledger-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  let times = 0
  return {
    isThere: () => times > 0,
    path: () => {
      times++
      return join(folder, 'bookings.db')
    },
    opened: () => times,
  }
}

const seat = (place: string, of = 'IB1 2027-03-01 MAD') => ({ of, part: 'Y', place })

test('a ledger that was never written to is not opened by asking it', async () => {
  const file = someFile()
  const ledger = createLedger(file)
  await ledger.catchUp()
  expect([ledger.isBlank(), ledger.taken('IB1 2027-03-01 MAD'), await ledger.read('flight-order', 'x'), file.opened()]).toEqual([
    true,
    [],
    undefined,
    0,
  ])
})

test('what one process takes, another sees once it caught up', async () => {
  const file = someFile()
  const [one, other] = [createLedger(file), createLedger(file)]
  await one.change((pages) => {
    pages.take(seat('12A'), 'order 1', 0)
    pages.write('flight-order', '1', 'text')
  })
  expect(other.taken('IB1 2027-03-01 MAD')).toEqual([])
  await other.catchUp()
  expect(other.taken('IB1 2027-03-01 MAD')).toEqual([seat('12A')])
  expect(await other.read('flight-order', '1')).toBe('text')
})

test('a place is taken once, and is free again when its holder gives it back', async () => {
  const ledger = createLedger(inMemory)
  const take = (holder: string) => ledger.change((pages) => pages.take(seat('12A'), holder, 0))
  expect([await take('order 1'), await take('order 2')]).toEqual([true, false])
  await ledger.change((pages) => pages.release('order 1'))
  expect(ledger.isBlank()).toBe(true)
  expect(await take('order 2')).toBe(true)
})

test('things without a name are counted, however many hold them', async () => {
  const ledger = createLedger(inMemory)
  await ledger.change((pages) => {
    for (const holder of ['a', 'b', 'b']) pages.take({ of: 'room', part: 'DBL' }, holder, 0)
  })
  expect(ledger.taken('room')).toHaveLength(3)
  await ledger.change((pages) => pages.release('b'))
  expect(ledger.taken('room')).toHaveLength(1)
})

test('what is held for a while can be taken when the while is over', async () => {
  const ledger = createLedger(inMemory)
  const take = (now: number) => ledger.change((pages) => pages.take({ ...seat('12A'), until: 1000 }, 'order', now))
  expect([await take(500), await take(999), await take(1000)]).toEqual([true, false, true])
  expect(ledger.taken('IB1 2027-03-01 MAD')).toEqual([{ ...seat('12A'), until: 1000 }])
})

test('what throws leaves nothing behind', async () => {
  const ledger = createLedger(inMemory)
  const work = ledger.change((pages) => {
    pages.take(seat('12A'), 'order 1', 0)
    pages.write('flight-order', '1', 'text')
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect([ledger.isBlank(), await ledger.read('flight-order', '1')]).toEqual([true, undefined])
})

test('within a change, all that was ever written is known', async () => {
  const file = someFile()
  const [one, other] = [createLedger(file), createLedger(file)]
  await one.change((pages) => pages.take(seat('12A'), 'order 1', 0))
  const seen = await other.change(() => other.taken('IB1 2027-03-01 MAD'))
  expect(seen).toEqual([seat('12A')])
})

test('the same request under the same key is carried out once', async () => {
  const file = someFile()
  const once = { caller: 'me', key: 'k1', fingerprint: 'f' }
  let times = 0
  const work = () => ({ number: ++times })
  const results = [await createLedger(file).change(work, once), await createLedger(file).change(work, once)]
  expect(results).toEqual([{ number: 1 }, { number: 1 }])
  expect(times).toBe(1)
})

test('another request under the same key is refused, and another caller has keys of their own', async () => {
  const ledger = createLedger(inMemory)
  const once = { caller: 'me', key: 'k1', fingerprint: 'f' }
  await ledger.change(() => 1, once)
  await expect(ledger.change(() => 2, { ...once, fingerprint: 'other' })).rejects.toBeInstanceOf(KeyReused)
  expect(await ledger.change(() => 3, { ...once, caller: 'you' })).toBe(3)
})

test('a request that failed may come again under its key', async () => {
  const ledger = createLedger(inMemory)
  const once = { caller: 'me', key: 'k1', fingerprint: 'f' }
  const failing = ledger.change(() => {
    throw new Error('sold out')
  }, once)
  await expect(failing).rejects.toThrow('sold out')
  expect(await ledger.change(() => 'booked', once)).toBe('booked')
})

test('text that means something to a database means nothing here', async () => {
  const ledger = createLedger(inMemory)
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (id, text) => {
      await ledger.change((pages) => pages.write('kind', id, text))
      expect(await ledger.read('kind', id)).toBe(text)
    }),
    { numRuns: 50 },
  )
})

test('whatever is taken and given back, every place has one holder and the memory is what the file says', async () => {
  const step = fc.record({
    process: fc.integer({ min: 0, max: 1 }),
    place: fc.integer({ min: 1, max: 4 }),
    holder: fc.integer({ min: 1, max: 3 }),
    gives: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const file = someFile()
      const ledgers = [createLedger(file), createLedger(file)]
      const model = new Map<string, string>()
      for (const { process, place, holder, gives } of steps) {
        const [number, name] = [`${place}A`, `order ${holder}`]
        const taken = await ledgers[process]?.change((pages) => (gives ? pages.release(name) : pages.take(seat(number), name, 0)))
        if (gives) for (const [key, by] of model) if (by === name) model.delete(key)
        if (!gives) expect(taken).toBe(!model.has(number))
        if (!gives && !model.has(number)) model.set(number, name)
      }
      for (const ledger of ledgers) {
        await ledger.catchUp()
        expect(
          ledger
            .taken('IB1 2027-03-01 MAD')
            .map(({ place }) => place)
            .sort(),
        ).toEqual([...model.keys()].sort())
      }
    }),
    { numRuns: 15 },
  )
})
