import { describe, expect, test } from 'vitest'
import { numberIn, numberOfLine } from '../src/parser/text/plans/plan-numbers.ts'
import { plain } from '../src/parser/text/words/plain.ts'
import { tripOf } from './parser-text.ts'

/** Houses of plans that are told each in a block of its own lines, or in a row, with a number of their own. Nobody in these documents exists. */
const houses = (text: string): readonly string[] =>
  tripOf(text).products.flatMap((one) =>
    one.kind === 'hotel' ? [`${one.name?.value}: ${one.checkIn?.value} – ${one.checkOut?.value} (${one.confirmation?.value ?? '-'})`] : [],
  )

describe('a block tells a house, its days and its number', () => {
  test('below a number of its own and its days', () => {
    expect(
      houses(`Biuro Podróży Kormoran, rezerwacja KM/2027/0311
        Podróżują: Hanna Sikora i Marek Sikora. Wszystko jest potwierdzone.
        PRZELOTY (kod QW7T2B)
        sobota, 5 czerwca 2027, LO 455, Warszawa (WAW) 07:15 - Bergen (BGO) 09:20
        NOCLEGI
        1) 5-7 czerwca (2 noce)
           Hotel Fjordblikk, Strandgata 2, 5700 Voss
           nr potwierdzenia 4410928
        2) 7-10 czerwca (3 noce)
           Hotel Bryggekanten, Kaigaten 8, 5003 Bergen
           nr potwierdzenia BK-2091`),
    ).toEqual(['Hotel Fjordblikk: 2027-06-05 – 2027-06-07 (4410928)', 'Hotel Bryggekanten: 2027-06-07 – 2027-06-10 (BK-2091)'])
  })

  test('with its days below the address, with its nights below two days that head them, and with what looks like a flight', () => {
    expect(
      houses(`Your journey, reference FT-20418. Travellers: Mrs Ada Corrin, Mr Hugh Corrin
        Friday 5 – Sunday 7 February 2027
        Your room is ready from 14:00.
        Orchid Garden Hotel, 12 Victoria Street, Singapore 188061
        2 nights, Deluxe Room, breakfast. Hotel confirmation 70014422
        Monday 8 February
        Singapore Airlines SQ297
        Depart Singapore (SIN) at 09:35
        Arrive Christchurch (CHC) at 23:15
        Hotel Belfry, 35 Belfry Street, Christchurch 8013
        8 to 10 February, Studio Suite. Confirmation HM4471
        Wednesday 10 February
        Lakeview Resort, 4 Mill Road, Lake Tekapo 7999
        10 to 12 February, Lake View Room. Confirmation 5520-19`),
    ).toEqual([
      'Orchid Garden Hotel: 2027-02-05 – 2027-02-07 (70014422)',
      'Hotel Belfry: 2027-02-08 – 2027-02-10 (HM4471)',
      'Lakeview Resort: 2027-02-10 – 2027-02-12 (5520-19)',
    ])
  })

  test('below a heading with its number, where what stood above was of a car', () => {
    expect(
      houses(`Pacote confirmado! Pedido 118-2204417
        VOO DE IDA
        Voo: G3 1586  Saída: São Paulo/Guarulhos (GRU) 07h35  Chegada: Salvador (SSA) 10h00  Data: 21/11/2027
        ALUGUEL DE CARRO
        Locadora: Localiza   Reserva: LB77410026
        Retirada: 21/11/2027 10h45 - Aeroporto de Salvador
        Devolução: 28/11/2027 15h00 - Aeroporto de Salvador

        HOSPEDAGEM 1
        Hotel Pedra Branca
        Rua do Carmo, 20 - Centro, Salvador - BA, 40020-000
        Entrada: 21/11/2027 a partir das 14h
        Saída: 24/11/2027 até 12h
        Confirmação: 8800173

        HOSPEDAGEM 2
        Pousada Mar Manso
        Avenida do Farol, 8 - Praia do Forte, Mata de São João - BA, 48287-000
        Entrada: 24/11/2027 a partir das 15h
        Saída: 28/11/2027 até 12h
        Confirmação: PMM-3382`),
    ).toEqual(['Hotel Pedra Branca: 2027-11-21 – 2027-11-24 (8800173)', 'Pousada Mar Manso: 2027-11-24 – 2027-11-28 (PMM-3382)'])
  })

  test('with its number alone in a line, below a word cut short or as all of a sentence', () => {
    expect(
      houses(`Reisschema, dossier 5520417
        Maandag 8 maart 2027
        VLUCHT KL1001 Amsterdam (AMS) 08:20 – London (LHR) 08:45
        HOTEL
        Hotel Larchfield
        19-21 High Holborn, London WC1V 7BD
        8 mrt – 10 mrt, 2 nachten
        Bev. HXH771204
        Woensdag 10 maart 2027
        HOTEL
        Hotel Meadowbank
        18 Market Street, Edinburgh EH1 1BL
        10 mrt – 12 mrt, 2 nachten
        Tweepersoonskamer. Hotelnr.: 2605-118`),
    ).toEqual(['Hotel Larchfield: 2027-03-08 – 2027-03-10 (HXH771204)', 'Hotel Meadowbank: 2027-03-10 – 2027-03-12 (2605-118)'])
  })

  test('but no house is made of a heading, a street or a town', () => {
    expect(
      houses(`Itinerary, reference KT-77201
        Thursday, September 16, 2027
        Flight DL 343 Atlanta (ATL) 9:25 AM – New York (LGA) 11:51 AM
        YOUR HOTEL
        Arlow House, 11 E 31st Street, New York, NY 10016
        September 16 to September 18, 2027 (2 nights)
        New York, NY 10016
        Our office: One Concourse Parkway, Atlanta, GA 30354`),
    ).toEqual(['Arlow House: 2027-09-16 – 2027-09-18 (-)'])
  })

  test('and days that count other nights than are told with the house are of something else', () => {
    expect(
      houses(`Rejseplan, ordrenummer N771204
        3. august 2027
        Fly FI205 København (CPH) 14.00 – Keflavik (KEF) 15.10
        Overnatning: Hotel Lundi, Laugavegur 40, 105 Reykjavik. 1 nat.
        Dag 2-3
        4.-6. august 2027
        Den Gyldne Cirkel og sydkysten, ca. 230 km.`),
    ).not.toContain('Hotel Lundi: 2027-08-04 – 2027-08-06 (-)')
  })
})

describe('a row tells the number of its house', () => {
  test('alone in its last cell', () => {
    expect(
      houses(`Trip no. CC-40117   Travellers: Una Quill, Sean Quill
        #   What   From / Where   To   Start   End   Ref
        1   TG 923   Frankfurt   Bangkok   10 Jan 27 20:40   11 Jan 27 13:20   LH4QZ9
        2   Stay   Canal Mansion, 47 Yaowarat Rd, Bangkok      11 Jan 27   16 Jan 27   CMB-2204
        3   TG 475   Bangkok   Sydney   16 Jan 27 19:20   17 Jan 27 08:20   LH4QZ9
        4   Stay   Hotel Harbourside, 55 George St, Sydney      17 Jan 27   22 Jan 27   80045127`),
    ).toEqual(['Canal Mansion: 2027-01-11 – 2027-01-16 (CMB-2204)', 'Hotel Harbourside: 2027-01-17 – 2027-01-22 (80045127)'])
  })
})

test.each([
  ['rez. č. 60 112 884, snídaně', '60 112 884'],
  ['Ref. BVD 558 2190', 'BVD 558 2190'],
  ['Ref. 99013 2 nachten', '99013'],
])('figures set apart by spaces are one number: %s', (text, number) => {
  expect(numberIn(text, plain(text))).toBe(number)
})

test.each([
  ['Bev. HXH771204', 'HXH771204'],
  ['Bono n.º 440-7128', '440-7128'],
  ['RH-55102', 'RH-55102'],
  ['Tel. 0884123199', undefined],
  ['Zimmer 4121', undefined],
  ['84000', undefined],
  ['EUR 1290', undefined],
  ['12/05/2027', undefined],
])('a number is all of its line, or nothing is: %s', (text, number) => {
  expect(numberOfLine(text, plain(text))).toBe(number)
})
