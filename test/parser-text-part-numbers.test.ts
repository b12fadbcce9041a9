import { describe, expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

/** The number that each booking of a document has, beside that of the whole. Nobody in these documents exists. */
const numbersOf = (text: string): readonly string[] =>
  tripOf(text)
    .products.map(({ kind, confirmation }) => `${kind} ${confirmation?.value ?? '-'}`)
    .sort()

describe('the number of a booking is the one in its own part of the page', () => {
  const rail = `RAIL - Amtrak Northeast Regional 171
    Depart: Boston South Station   Mon Mar 8, 2027   9:40 AM
    Arrive: New York Moynihan Train Hall   Mon Mar 8, 2027   1:52 PM
    Reservation number: 5C81F2`
  const hotel = `HOTEL - Larkspur Inn Midtown
    210 West 40th Street, New York, NY 10018
    Check in Mon Mar 8, 2027 / Check out Wed Mar 10, 2027
    Confirmation: 66120437`
  const car = `CAR - Hertz
    Pick up: New York Penn Station   Wed Mar 10, 2027   10:15 AM
    Return:  Boston Logan Airport   Thu Mar 11, 2027   6:30 PM
    Confirmation: L5521908E4`
  const head = 'Agency Record Locator: WQTKZN\nTraveler: ROSA M DELACRUZ\n\n'

  test('in whatever order the parts stand', () => {
    const all = ['car L5521908E4', 'hotel 66120437', 'train 5C81F2']
    expect(numbersOf(`${head}${rail}\n\n${hotel}\n\n${car}`)).toEqual(all)
    expect(numbersOf(`${head}${car}\n\n${rail}\n\n${hotel}`)).toEqual(all)
    expect(numbersOf(`${head}${hotel}\n\n${car}\n\n${rail}`)).toEqual(all)
  })

  test('where no empty lines part them, and the number stands above the days', () => {
    expect(
      numbersOf(`Confirmamos a reserva n.º KLM/2027/31807, com os seguintes serviços:
        VIATURA – Europcar
        Grupo C – Renault Clio ou similar
        Voucher / confirmação: 1187764320
        Levantamento: 21/05/2027 11:45, Aeroporto da Madeira
        Devolução: 26/05/2027 18:30, Aeroporto da Madeira
        ALOJAMENTO
        Hotel Baía Azul
        Rua dos Aranhas 12, 9000-044 Funchal
        Confirmação: BA70331
        Entrada: 21/05/2027
        Saída: 24/05/2027 (3 noites)
        Hotel Ponta Clara
        Rua do Mar 9, 9360-529 Ponta do Sol
        Confirmação: 9120-PC
        Entrada: 24/05/2027
        Saída: 26/05/2027 (2 noites)`),
    ).toEqual(['car 1187764320', 'hotel 9120-PC', 'hotel BA70331'])
  })

  test('and two rides on one ticket have the same', () => {
    expect(
      numbersOf(`Your PisteRail reference is PR/27/0411. Two people, one week.

        Saturday 16 January 2027
        Eurostar 9092
        London St Pancras 09:01 → Lille Europe 11:26
        coach 8, seats 61–62 · booking ref KDQSWN

        Saturday 16 January 2027
        TGV INOUI 5106
        Lille Europe 12:24 → Bourg-Saint-Maurice 19:04
        coach 15, seats 101–102 · booking ref LPQMZ7

        Hotel Grand Bec
        12 Rue du Lac, 73700 Bourg-Saint-Maurice
        Check-in 16 January 2027, check-out 23 January 2027
        Hotel booking ref GB-4417`),
    ).toEqual(['hotel GB-4417', 'train KDQSWN', 'train LPQMZ7'])
  })

  test('that stands in a column, each cell of a row on a line of its own', () => {
    expect(
      numbersOf(`Expediente: 2702/04418
        Viajero: Irene Gil

        Fecha   Servicio   Detalle   Localizador   Importe

        mar 09/02/2027
        TREN
        AVE 02090 · Confort
        Madrid-Puerta de Atocha 09:00
        Sevilla-Santa Justa 11:32
        8KQXM2
        94,30

        mar 09/02/2027
        mié 10/02/2027
        HOTEL
        Hotel Triana Real
        Calle Betis 4, 41010 Sevilla
        Entrada 09/02/2027, salida 10/02/2027
        TRI 551902
        118,00

        jue 11/02/2027
        TREN
        AVE 02180 · Confort
        Sevilla-Santa Justa 17:40
        Madrid-Puerta de Atocha 20:15
        IR9X3TLD
        48,75`),
    ).toEqual(['hotel TRI 551902', 'train 8KQXM2', 'train IR9X3TLD'])
  })

  test.each(['Conf. HB-30188', 'Hotel conf. HB-30188.', '(hotel conf. HB-30188). Bed and breakfast', 'Their conf no. HB-30188'])(
    'also in short: “%s”',
    (told) => {
      const stay = `Hotel Bellavista\nVia Gaeta 12, 00185 Roma\nCheck-in 4 October 2027, check-out 7 October 2027\n${told}`
      const train = 'Frecciarossa 9524\nRoma Termini 7 October 2027 10:20 – Firenze S. M. Novella 11:56\nPNR Trenitalia: RX8P2K'
      expect(numbersOf(`Booking reference WR-20588\n\n${stay}\n\n${train}`)).toEqual(['hotel HB-30188', 'train RX8P2K'])
    },
  )
})

describe('no number of another part is taken', () => {
  const flight = 'TP 289   Lisboa (LIS) 8 March 2027 10:35 – Luanda (LAD) 19:25\nLocalizador TAP: W2MHRK'

  test('by a stay that has none of its own', () => {
    const stay = 'Hotel Serra Clara\nRua da Missão 4, Luanda\nCheck-in 8 March 2027\nCheck-out 12 March 2027'
    expect(numbersOf(`Processo: 11874/26\n\n${flight}\n\n${stay}`)).toContain('hotel 11874/26')
  })

  test('nor the number of an order below the last ride, where no other has one', () => {
    expect(
      numbersOf(`Bokningsnummer
        KDQ4827R
        Utresa torsdag 4 mars 2027
        Avgång 08.25 Stockholm Central
        Ankomst 11.30 Göteborg Central
        SJ Snabbtåg 425, 2 klass, vagn 3, plats 17
        Återresa söndag 7 mars 2027
        Avgång 15.29 Göteborg Central
        Ankomst 18.38 Stockholm Central
        SJ Snabbtåg 442, 2 klass lugn, vagn 2, plats 41
        Biljett, ej återbetalningsbar. Betalat med Swish. Ordernummer 2027-0038817402.`),
    ).toEqual(['train KDQ4827R', 'train KDQ4827R'])
  })

  test('where one number is that of all', () => {
    const stay = 'Hotel Serra Clara\nRua da Missão 4, Luanda\nCheck-in 8 March 2027\nCheck-out 12 March 2027'
    const train = 'ICE 599\nKarlsruhe Hbf 12 March 2027 17:06 – München Hbf 20:27'
    expect(new Set(numbersOf(`${stay}\n\n${train}\n\nBooking number: QX7T2P`).map((told) => told.split(' ')[1]))).toEqual(
      new Set(['QX7T2P']),
    )
  })
})
