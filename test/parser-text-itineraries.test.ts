import { describe, expect, test } from 'vitest'
import { line, tripOf } from './parser-text.ts'

const read = (text: string): string[] => tripOf(text).products.map(line)

describe('a row of an itinerary that begins with its days', () => {
  test('tells the house behind the word for it, beside a car hired for as long as all of them', () => {
    const text = `
      Invoice and itinerary. Booking reference: KW5530-118
      Passengers: Mr Owen Pryce, Mrs Delyth Pryce

      Mon 05 Jul 2027   FLIGHT   Air Canada AC851
      Depart London Heathrow (LHR) at 13:00
      Arrive Calgary (YYC) at 15:05
      Mon 05 Jul 2027 to Wed 07 Jul 2027   HOTEL   Larchmont Lodge, 12 Ridge Road, Canmore, BC V0B 1M0
      2 nights, 1 cabin, room only
      Mon 05 Jul 2027 to Sun 11 Jul 2027   CAR HIRE   Alamo, Compact SUV
      confirmation 7730114528
      Collect: Calgary International Airport, 05 Jul 2027 16:00
      Return: Calgary International Airport, 11 Jul 2027 11:00
      Wed 07 Jul 2027 to Sat 10 Jul 2027   HOTEL   Elk Meadow Inn, Golden, British Columbia
      3 nights, 1 room, breakfast
      Sat 10 Jul 2027 to Sun 11 Jul 2027   HOTEL   Bow Ferry Hotel, 40 River Avenue, Calgary, Alberta
      1 night, 1 room
      Sun 11 Jul 2027   FLIGHT   Air Canada AC850
      Depart Calgary (YYC) at 20:10
      Arrive London Heathrow (LHR) at 11:30 on Mon 12 Jul 2027
    `
    expect(
      tripOf(text).products.flatMap((found) => (found.kind === 'hotel' ? [line(found).split(' | ').slice(0, 3).join(' | ')] : [])),
    ).toEqual([
      'Larchmont Lodge | 2027-07-05 – 2027-07-07 | 12 Ridge Road, V0B 1M0, Canmore, CA',
      'Elk Meadow Inn | 2027-07-07 – 2027-07-10 | Golden, British Columbia',
      'Bow Ferry Hotel | 2027-07-10 – 2027-07-11 | 40 River Avenue, Calgary, Alberta',
    ])
  })

  test.each([
    ['Zeitraum   Leistung   Teilnehmer', 'Transfer Flughafen – Hotel   01–02', '14 Nächte, Doppelzimmer, Halbpension'],
    ['Période   Prestation   Participants', 'Transfert aéroport – hôtel   01–02', '14 nuits, chambre double, demi-pension'],
    ['Periode   Omschrijving   Personen', 'Transfer luchthaven – hotel   01–02', '14 nachten, 2-persoonskamer, halfpension'],
  ])('tells a house by its stars: %s', (heading, transfer, nights) => {
    const text = `
      Booking number 61120847. Mr Jan Brandt, Mrs Ilse Brandt
      ${heading}
      05.06.2027   X3 2210 Hannover (HAJ) – Heraklion (HER)   01–02
      06:10 – 10:35
      05.06.2027 – 05.06.2027   ${transfer}
      05.06.2027 – 19.06.2027   KALLISTI SANDS Ammoudara ★★★★★, Ammoudara, Kreta,   01–02
      ${nights}
      19.06.2027   X3 2211 Heraklion (HER) – Hannover (HAJ)   01–02
      11:25 – 14:05
    `
    expect(read(text)).toContain('KALLISTI SANDS Ammoudara | 2027-06-05 – 2027-06-19 | Ammoudara, Kreta | 61120847')
  })

  test('tells the nights in the line below, each house in its column', () => {
    const text = `
      BOEKINGSBEVESTIGING
      Dossiernummer: LM-27-00519
      REIZIGERS
      1. Dhr. Sjoerd Hoekema   geb. 03-02-1968

      ACCOMMODATIES
      05-06-2027 t/m 09-06-2027
      4 nachten
      Rowanlea Guest House
      9 Harbour Street, Oban PA34 4AW
      bevestiging 5514

      09-06-2027 t/m 12-06-2027   The Old Mill of Callander   Superior kamer met ontbijt
      3 nachten   6 Bridge Lane, Callander FK17 8AH   bevestiging OMC/0609
    `
    expect(read(text)).toEqual([
      'Rowanlea Guest House | 2027-06-05 – 2027-06-09 | 9 Harbour Street, PA34 4AW, Oban, GB | 5514',
      'The Old Mill of Callander | 2027-06-09 – 2027-06-12 | 6 Bridge Lane, FK17 8AH, Callander, GB | OMC/0609',
    ])
  })
})
