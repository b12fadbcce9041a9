import { describe, expect, test } from 'vitest'
import { createUi } from '../src/cli/ui.ts'
import { knowsNothing } from '../src/cli/writing.ts'
import { widthOf } from '../src/core/wrap.ts'
import { offerView } from '../src/operations/hotels/offer.view.ts'
import { behind } from './behind.ts'
import { type Options, seen, wayfare } from './wayfare.ts'

/** Free rooms at the command line: the list, one offer, and what becomes of rows. */

const stay = '2027-02-09 2027-02-12'

/** A home where the hotels of a city were listed. */
async function listed(city = 'BCN'): Promise<string> {
  const { home, code } = await wayfare(`hotels list ${city}`)
  expect(code).toBe(0)
  return home
}

/** A home where offers were found. */
async function found(line = `hotels offers 1,2,3,4,5 ${stay} --adults 2`, city = 'BCN'): Promise<string> {
  const home = await listed(city)
  const { code, stderr } = await wayfare(`${line} --quiet`, { home })
  expect([code, stderr]).toEqual([0, ''])
  return home
}

describe('offers', () => {
  test('are a list with what a room costs in all and a night, at 80 columns', async () => {
    expect(await seen(`hotels offers 1,2,3,4,5 ${stay} --adults 2`, { home: await listed(), terminal: 80 })).toMatchInlineSnapshot(`
      "5 hotels · Tue 9 Feb → Fri 12 Feb 2027 · 3 nights, 1 room, 2 adults

      #  Hotel               Room                EUR  A night  Cancel by   Pay
      1  Moxy Barcelona      Standard Twin    248.00    82.67  Tue 9 Feb   at hotel
         Eixample            Room
      2  ibis Styles         Standard Twin    282.00    94.00  Tue 26 Jan  83.00 now
         Barcelona Eixample  Room
      3  Holiday Inn         Standard Double  282.20    94.07  no refund   now
         Barcelona Eixample  Room
      4  Eurostars           Run of House     417.20   139.07  Mon 8 Feb   at hotel
         Barcelona Eixample
      5  Mandarin Oriental,  Standard Room    721.00   240.33  no refund   now
         Barcelona           with Queen Bed

      5 offers, cheapest first
      Prices are for all rooms and nights, a night for one room; all taxes are in.

      next: wayfare hotels offer 1
      "
    `)
  })

  test('of several rates each tell the rooms apart at 80 columns', async () => {
    const line = `hotels offers 1,2,3,4,5 ${stay} --adults 2 --all-rates --price-range 100-108 --currency EUR`
    expect(await seen(line, { home: await listed(), terminal: 80 })).toMatchInlineSnapshot(`
      "2 hotels · Tue 9 Feb → Fri 12 Feb 2027 · 3 nights, 1 room, 2 adults

      #  Hotel               Room                EUR  A night  Cancel by   Pay
      1  ibis Styles         Standard Twin    303.00   101.00  Mon 8 Feb   at hotel
         Barcelona Eixample  Room
      2  ibis Styles         Standard Double  306.00   102.00  Tue 26 Jan  91.00 now
         Barcelona Eixample  Room
      3  ibis Styles         Standard Room    318.00   106.00  Mon 8 Feb   at hotel
         Barcelona Eixample  with Queen Bed
      4  Holiday Inn         Standard Double  311.20   103.73  Tue 9 Feb   at hotel
         Barcelona Eixample  Room
      5  Holiday Inn         Standard Room    312.20   104.07  no refund   now
         Barcelona Eixample  with Queen Bed
      6  Holiday Inn         Standard Room    318.20   106.07  Tue 26 Jan  92.00 now
         Barcelona Eixample  with Queen Bed
      7  Holiday Inn         Standard Twin    320.20   106.73  Tue 9 Feb   at hotel
         Barcelona Eixample  Room
      8  Holiday Inn         Superior Double  321.20   107.07  no refund   now
         Barcelona Eixample  Room

      8 offers, hotels by their cheapest
      Prices are for all rooms and nights, a night for one room; all taxes are in.

      next: wayfare hotels offer 1
      "
    `)
  })

  test('are a wider list at 120 columns, in colour', async () => {
    const options: Options = { home: await listed(), terminal: 120, colour: true }
    expect(await seen(`hotels offers 1,2 ${stay} --adults 2 --board breakfast`, options)).toMatchInlineSnapshot(`
      "[1mEurostars Barcelona Eixample[22m · Tue 9 Feb → Fri 12 Feb 2027 · 3 nights, 1 room, 2 adults

      [2m#[22m  [2mRoom[22m                                                                        [2mEUR[22m  [2mA night[22m  [2mCancel by[22m  [2mPay[22m
      [2m1[22m  Run of House, room type assigned at check-in, Buffet breakfast included  [1m509.20[22m   169.73  [32mMon 8 Feb[39m  at hotel

      [2m1 offer, cheapest first[22m
      [2mPrices are for all rooms and nights, a night for one room; all taxes are in.[22m

      [2mnext:[22m [36mwayfare hotels offer 1[39m
      "
    `)
  })

  test('of one hotel are its rooms and rates', async () => {
    expect(await seen(`hotels offers 3 ${stay} --adults 2 --all-rates`, { home: await listed(), terminal: 80 })).toMatchInlineSnapshot(`
      "Holiday Inn Barcelona Eixample · Tue 9 Feb → Fri 12 Feb 2027 · 3 nights, 1 room,
      2 adults

       #  Room                                    EUR  A night  Cancel by   Pay
       1  Standard Double Room, facing the     282.20    94.07  no refund   now
          quiet courtyard
       2  Standard Double Room, facing the     288.20    96.07  Tue 26 Jan  82.00 now
          quiet courtyard
       3  Standard Twin Room, two single beds  291.20    97.07  no refund   now
       4  Standard Twin Room, two single beds  297.20    99.07  Tue 26 Jan  85.00 now
       5  Standard Double Room, facing the     311.20   103.73  Tue 9 Feb   at hotel
          quiet courtyard
       6  Standard Room with Queen Bed, with   312.20   104.07  no refund   now
          city view
       7  Standard Room with Queen Bed, with   318.20   106.07  Tue 26 Jan  92.00 now
          city view
       8  Standard Twin Room, two single beds  320.20   106.73  Tue 9 Feb   at hotel
       9  Superior Double Room                 321.20   107.07  no refund   now
      10  Superior Double Room                 329.20   109.73  Tue 26 Jan  95.00 now
      11  Superior Room with King Bed          332.20   110.73  no refund   now
      12  Superior Room with King Bed          338.20   112.73  Tue 26 Jan  98.00 now
      13  Standard Room with Queen Bed, with   342.20   114.07  Tue 9 Feb   at hotel
          city view
      14  Superior Double Room                 353.20   117.73  Tue 9 Feb   at hotel
      15  Superior Room with King Bed          365.20   121.73  Tue 9 Feb   at hotel
      16  Deluxe Room with King Bed, with      401.20   133.73  no refund   now
          city view
      17  Standard Double Room, facing the     402.20   134.07  Mon 8 Feb   at hotel
          quiet courtyard, Buffet breakfast
          included
      18  Family Room for Four                 406.20   135.40  no refund   now
      19  Deluxe Room with King Bed, with      409.20   136.40  Tue 26 Jan  121.00 now
          city view
      20  Standard Twin Room, two single       411.20   137.07  Mon 8 Feb   at hotel
          beds, Buffet breakfast included

      20 of 32 offers, cheapest first; --all shows the rest
      Prices are for all rooms and nights, a night for one room; all taxes are in.

      next: wayfare hotels offer 1
      "
    `)
  })

  test('of one night and room have no price a night beside the same in all', async () => {
    const text = await seen('hotels offers 1,2 2027-03-01', { home: await listed(), terminal: 80 })
    expect(text).not.toContain('A night')
    expect(text).toContain('All taxes are in.')
  })

  test('tell hotels that are full where those are asked for', async () => {
    const text = await seen('hotels offers all 2027-03-01 2027-03-06 --closed --all', { home: await listed(), terminal: 100 })
    expect(text).toMatch(/^ *\d+ .* full$/m)
  })

  test('say each amount with its currency where there are several', async () => {
    const { stdout: bangkok } = await wayfare('hotels list BKK --tsv')
    const { stdout: madrid } = await wayfare('hotels list MAD --tsv')
    const idsOf = (tsv: string) => tsv.match(/\b[A-Z]{5}[A-Z0-9]{3}$/gm)?.slice(0, 4) ?? []
    const text = await seen(`hotels offers ${[...idsOf(bangkok), ...idsOf(madrid)]} ${stay}`)
    expect(text.split('\n')[0]).toContain('\tPrice\t')
    expect(text).toMatch(/\d\.\d\d THB\t/)
    expect(text).toMatch(/\d\.\d\d EUR\t/)
  })

  test('are one table in a pipe, with plain dates', async () => {
    const text = await seen(`hotels offers 1,2,3 ${stay}`, { home: await listed() })
    const [head, ...rows] = text.trimEnd().split('\n')
    expect(head).toBe('#\tHotel\tRoom\tEUR\tA night\tCancel by\tPay')
    for (const row of rows) expect(row.split('\t')[5]).toMatch(/^(2027-0\d-\d\dT18:00|no refund)$/)
  })

  test('fit every terminal', async () => {
    const home = await listed('TYO')
    for (const terminal of [80, 100, 120]) {
      const text = await seen(`hotels offers all ${stay} --adults 2 --rooms 2 --all-rates --all`, { home, terminal })
      expect(text.split('\n').filter((line) => widthOf(line) > terminal)).toEqual([])
    }
  })

  test('are for hotels, not for places', async () => {
    const { code, stderr } = await wayfare('hotels offers Barcelona +30d')
    expect(code).toBe(2)
    expect(stderr).toMatchInlineSnapshot(`
      "--check-in: +30d is Sun 20 Dec 2026 (2026-12-20)
      error: hotels go by their ids or by their rows in the last list; got "Barcelona"
      hint: \`wayfare hotels list Barcelona\` lists those of a city, then \`wayfare hotels offers 1,2,3 +30d\`
      "
    `)
  })

  test('need a list for their rows, and days in order', async () => {
    expect((await wayfare('hotels offers 1')).stderr).toContain('hint: search first, such as `wayfare hotels list PAR`')
    const home = await listed()
    const { code, stderr } = await wayfare('hotels offers 1 2027-03-05 2027-03-01', { home })
    expect(code).toBe(2)
    expect(stderr).toContain('--check-out has to be after 2027-03-01'.replace('2027-03-01', '2027-03-05'))
    expect((await wayfare('hotels offers 1 2020-03-05', { home })).stderr).toContain(
      '--check-in is in the past: it is 2026-11-20 at the hotel',
    )
    expect((await wayfare('hotels offers 1 +10d --price-range 10-20', { home })).stderr).toContain(
      '--currency is missing: a range of prices is in a currency',
    )
  })

  test('are for the twenty nearest of a longer list', async () => {
    const { stderr } = await wayfare('hotels offers all 2027-03-01', { home: await listed() })
    expect(stderr).toMatch(/the first 20 of \d+ hotels are asked for: more do not fit one call/)
  })
})

describe('one offer', () => {
  test('is a sheet with every price and condition, at 80 columns', async () => {
    expect(await seen('hotels offer 2', { home: await found(), terminal: 80 })).toMatchInlineSnapshot(`
      "ibis Styles Barcelona Eixample · Barcelona (BCN)

      Tue 9 Feb → Fri 12 Feb 2027 · 3 nights, 1 room, 2 adults
      Standard Twin Room, two single beds, facing the quiet courtyard, Room only

                     EUR
      Tue 9 Feb    83.00
      Wed 10 Feb   82.00
      Thu 11 Feb   87.00
      VAT                 22.91 in the price, 10 %
      City tax     30.00  5.00 EUR per person and night, 7 nights at most
                  ──────
      Total       282.00  94.00 a night, taxes in

      Cancel    free until Tue 26 Jan 18:00 at the hotel, later 83.00 EUR are charged
      Pay       A deposit of 83.00 EUR is charged to the card at booking. The rest is
                paid at the hotel.
      Cards     Visa, Mastercard, American Express, JCB
      Rate      Advance Booking Rate. Book at least 14 days ahead, one night deposit.
      Check-in  from 15:00, check-out until 11:00

      next: wayfare hotels book 2
      "
    `)
  })

  test('is the same in colour at 120 columns', async () => {
    const home = await found(`hotels offers all ${stay} --adults 2 --rooms 2 --all-rates --payment deposit`)
    expect(await seen('hotels offer 1', { home, terminal: 120, colour: true })).toMatchInlineSnapshot(`
      "[1mApartamentos Conde[22m · Barcelona (BCN)

      Tue 9 Feb → Fri 12 Feb 2027 · 3 nights, 2 rooms, 2 adults each
      Standard Double Room, Room only

      [2m                           EUR[22m
      Tue 9 Feb – Wed 10 Feb  320.00  [2m160.00 a night, 2 rooms[22m
      Thu 11 Feb              176.00  [2m2 rooms[22m
      VAT                             [2m45.09 in the price, 10 %[22m
      City tax                 60.00  [2m5.00 EUR per person and night, 7 nights at most[22m
      [2m                        ──────[22m
      [1mTotal                   556.00[22m  [2m92.67 a night and room, taxes in[22m

      [2mCancel    [22mfree until Tue 26 Jan 18:00 at the hotel, later 160.00 EUR are charged
      [2mPay       [22mA deposit of 160.00 EUR is charged to the card at booking. The rest is paid at the hotel.
      [2mCards     [22mVisa, Mastercard, American Express
      [2mRate      [22mAdvance Booking Rate. Book at least 14 days ahead, one night deposit.
      [2mCheck-in  [22mfrom 14:00, check-out until 12:00

      [2mnext:[22m [36mwayfare hotels book 1[39m
      "
    `)
  })

  test('is a bill in a pipe', async () => {
    expect(await seen('hotels offer 1', { home: await found() })).toMatchInlineSnapshot(`
      "Item	Amount	Currency	Detail
      Tue 9 Feb	70.00	EUR	
      Wed 10 Feb	72.00	EUR	
      Thu 11 Feb	76.00	EUR	
      VAT		EUR	19.82 in the price, 10 %
      City tax	30.00	EUR	5.00 EUR per person and night, 7 nights at most
      Total	248.00	EUR	82.67 a night, taxes in
      "
    `)
  })

  test('goes by its row, its id, a file and standard input', async () => {
    const home = await found()
    const { stdout } = await wayfare('hotels offer 1 --json', { home })
    const { id } = JSON.parse(stdout).data.offers[0]
    expect((await wayfare(`hotels offer ${id} --json`, { home })).stdout).toBe(stdout)
    expect((await wayfare('hotels offer - --json', { home, stdin: stdout })).stdout).toBe(stdout)
  })

  test('that is none of the list is told', async () => {
    const home = await found()
    const { code, stderr } = await wayfare('hotels offer 99', { home })
    expect([code, stderr]).toEqual([2, expect.stringContaining('the last list has no row 99: it has ')])
    expect((await wayfare('hotels offer NOSUCHOFFER')).code).toBe(5)
    expect((await wayfare('hotels offer 1')).stderr).toContain('wayfare hotels offers 1,2,3 +30d')
  })

  test('of a list of all rates goes by the row that was shown', async () => {
    const home = await found(`hotels offers 1,2 ${stay} --all-rates`)
    const rows = (await seen(`hotels offers 1,2 ${stay} --all-rates`, { home })).trimEnd().split('\n').slice(1)
    const last = rows.at(-1)?.split('\t') ?? []
    const { stdout } = await wayfare(`hotels offer ${rows.length} --json`, { home })
    expect(JSON.parse(stdout).data).toMatchObject({ hotel: { name: last[1] }, offers: [{ price: { total: last[3] } }] })
  })

  test('that was found the day before yesterday has expired', async () => {
    const home = await found()
    const { code, stderr } = await wayfare('hotels offer 1', { home, now: '2026-11-22T12:00:00Z' })
    expect(code).toBe(21)
    expect(stderr).toContain('error: The offer was made on 2026-11-20 and lasted until the end of the next day: search again')
  })
})

test('the answer of another service is shown as far as it says something', async () => {
  // The published example of the operation.
  const example = {
    data: [
      {
        type: 'hotel-offers' as const,
        hotel: { type: 'hotel', hotelId: 'MCLONGHM', chainCode: 'MC', name: 'JW Marriott Grosvenor House London', cityCode: 'LON' },
        available: true,
        offers: [
          {
            id: 'TSXOJ6LFQ2',
            checkInDate: '2027-02-09',
            checkOutDate: '2027-02-10',
            rateCode: 'V  ',
            room: { type: 'ELE', description: { text: 'Prepay Non-refundable\nExecutive King Room', lang: 'EN' } },
            guests: { adults: 1 },
            price: { currency: 'GBP', base: '716.00', total: '716.00' },
            policies: { paymentType: 'PREPAY', cancellations: [{ description: { text: 'NON-REFUNDABLE RATE' }, type: 'FULL_STAY' }] },
          },
        ],
      },
    ],
  }
  const { env } = await behind(
    () => 'told',
    (path, { body }) => (path === '/v3/shopping/hotel-offers' ? example : body),
  )
  expect(await seen('hotels offers LWPARTVI 2027-02-09', { env, terminal: 80 })).toMatchInlineSnapshot(`
    "JW Marriott Grosvenor House London · Tue 9 Feb → Wed 10 Feb 2027 · 1 night, 1
    room, 1 adult

    #  Room                                           GBP  Cancel by  Pay
    1  Prepay Non-refundable, Executive King Room  716.00  no refund  now

    1 offer, cheapest first
    All taxes are in.

    next: wayfare hotels offer 1
    "
  `)
  const ui = await createUi({ colour: false, width: 80, today: '2026-11-20', ...knowsNothing })
  const { title, drawing } = offerView({ data: example.data[0] ?? {} }, ui, { offer: '1' })
  expect(`${title}\n\n${drawing}`).toMatchInlineSnapshot(`
    "JW Marriott Grosvenor House London · LON

    Tue 9 Feb → Wed 10 Feb 2027 · 1 night, 1 room, 1 adult
    Prepay Non-refundable, Executive King Room

                GBP
    1 night  716.00
             ──────
    Total    716.00  716.00 a night, taxes in

    Cancel    NON-REFUNDABLE RATE
    Pay       prepay"
  `)
})
