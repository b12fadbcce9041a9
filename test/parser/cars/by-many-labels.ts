/** Confirmations of hired cars whose places, days and times have labels of their own, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_BY_LABELS: readonly Sample[] = [
  {
    name: 'a Norwegian hire in rows, by a firm whose name does not say what it does',
    from: 'Rent A Wreck <post@cars.example>',
    text: `
      Bestillingsbekreftelse
      Bestillingsnummer   RW-118204
      Leietaker   Sunniva Haugland
      Hentested   Bodø lufthavn
      Hentetidspunkt   fredag 12. mars 2027 kl. 13:15
      Leveringssted   Bodø sentrum
      Leveringstidspunkt   mandag 15. mars 2027 kl. 10:00
      Bilgruppe   Gruppe D, Skoda Octavia e.l.`,
    products: ['Rent A Wreck | 2027-03-12T13:15 Bodø lufthavn | 2027-03-15T10:00 Bodø sentrum | RW-118204'],
    people: ['Sunniva Haugland'],
    reference: 'RW-118204',
  },
  {
    name: 'a hire in Spanish whose return is called a handing over, in two columns',
    text: `
      Número de reserva:   DC-40017   Fecha de emisión:   22/01/2027
      Compañía:   Mex Rent a Car   N.º de confirmación:   MX77120
      RECOGIDA Y DEVOLUCIÓN
      Lugar de recogida:   Mérida Aeropuerto (MID)   Lugar de entrega:   Cancún Centro
      Fecha y hora:   07 feb 2027, 15:30   Fecha y hora:   16 feb 2027, 12:00
      Auto:   Nissan Versa o similar
      Conductor principal:   Ramiro Etchegaray
      El traslado a la oficina toma unos 5 minutos.`,
    products: ['Mex Rent a Car | 2027-02-07T15:30 Mérida Aeropuerto (MID) | 2027-02-16T12:00 Cancún Centro | MX77120'],
    people: ['Ramiro Etchegaray'],
    reference: 'DC-40017',
  },
  {
    name: 'the number of the firm beside that of the voucher',
    text: `
      VOUCHER PREPAGATO - noleggio auto
      N. VOUCHER   N. CONFERMA FORNITORE   FORNITORE
      IT7711820-0   55017263IT1   EUROPCAR
      CONDUCENTE
      Sig. Corrado Bellandi
      RITIRO   CONSEGNA
      sabato 14 agosto 2027   sabato 21 agosto 2027
      Ore 19:00   Ore 09:30
      BARI AEROPORTO   BRINDISI AEROPORTO`,
    products: ['EUROPCAR | 2027-08-14T19:00 BARI AEROPORTO | 2027-08-21T09:30 BRINDISI AEROPORTO | 55017263IT1'],
    people: ['Corrado Bellandi'],
  },
  {
    name: 'a relative in brackets, in a row of prices',
    text: `
      Rental confirmation 77120933, Goldcar
      Booking number: 77120933
      Renter: ROSALIND PENHALIGON
      Pick-up: Faro Airport, 5 March 2027 10:30
      Return: Faro Airport, 9 March 2027 18:00
      Additional driver (Piers Penhaligon)   22.80 €
      Additional driver (Super Relax Cover)   17.50 €`,
    products: ['Goldcar | 2027-03-05T10:30 Faro Airport | 2027-03-09T18:00 Faro Airport | 77120933'],
    people: ['Rosalind Penhaligon', 'Piers Penhaligon'],
    reference: '77120933',
  },
  {
    name: 'a Polish hire with a label over each thing',
    text: `
      Potwierdzenie rezerwacji
      Numer rezerwacji: 48120093
      Miejsce odbioru
      Kraków Lotnisko
      Data odbioru
      05.03.2027
      Czas odbioru
      10:30
      Miejsce zwrotu
      Gdańsk Lotnisko
      Data zwrotu
      09.03.2027
      Czas zwrotu
      18:00
      Pojazd: Toyota Yaris lub podobny
      Sixt
      Kierowca: Bożena Wilczek`,
    products: ['Sixt | 2027-03-05T10:30 Kraków Lotnisko | 2027-03-09T18:00 Gdańsk Lotnisko | 48120093'],
    people: ['Bożena Wilczek'],
  },
  {
    name: 'a car that is checked out and in',
    text: `
      Fahrzeugmiete bei Starcar, Reservierungsnummer 48120093
      Check-out   Fr. 05.03.2027 10:30 Uhr   Bremen Flughafen
      Check-in   Di. 09.03.2027 18:00 Uhr   Bremen Flughafen
      Fahrzeuggruppe: C
      Name des Fahrers: Lüder Behnken`,
    products: ['Starcar | 2027-03-05T10:30 Bremen Flughafen | 2027-03-09T18:00 Bremen Flughafen | 48120093'],
    people: ['Lüder Behnken'],
  },
  {
    name: 'a hire over streets, with the words for a place and a time alone above each',
    text: `
      Grazie per la prenotazione, Locauto
      Contratto n. 48120093
      Presa in consegna
      Giorno
      5 marzo 2027
      Alle
      ore 10:30
      Dove
      Olbia Aeroporto
      Riconsegna
      Giorno
      9 marzo 2027
      Alle
      ore 18:00
      Dove
      Olbia Aeroporto
      Auto: Fiat Panda o simile
      Guidatore: Efisio Manca`,
    products: ['Locauto | 2027-03-05T10:30 Olbia Aeroporto | 2027-03-09T18:00 Olbia Aeroporto | 48120093'],
    people: ['Efisio Manca'],
  },
  {
    name: 'a renter above the firm with its telephone, which is nobody, and places after both moments',
    text: `
      Takk for din bestilling
      Reservasjonsnummer: 48120093
      Hentedato: 05.03.2027 kl. 10:30
      Leveringsdato: 09.03.2027 kl. 18:00
      Hentes på: Bodø lufthavn
      Leveres på: Narvik sentrum
      Bilgruppe: C
      Leietaker
      Sunniva Haugland

      Nordland Bilutleie, tel. +47 75 55 01 23`,
    products: ['Nordland Bilutleie | 2027-03-05T10:30 Bodø lufthavn | 2027-03-09T18:00 Narvik sentrum | 48120093'],
    people: ['Sunniva Haugland'],
  },
  {
    name: 'a house that is let, whose keys are handed over, and no car',
    text: `
      Potwierdzenie rezerwacji domu Klitten
      Numer rezerwacji: 11884207
      Wydanie kluczy: 26.06.2027 od 15:00
      Zwrot kluczy: 03.07.2027 do 10:00
      Najemca: Bożena Wilczek
      Wynajem domu 4 500,00`,
    products: [],
    people: [],
    reference: '',
  },
  {
    name: 'addresses that go on below their labels, each before its moment, and a kind of car below the last',
    text: `
      CAR                                              MONDAY, MARCH 15, 2027
      National Car Rental                               Status: CONFIRMED
      Confirmation number: 1190482277COUNT

        Pick-up:  Boston Logan Airport (BOS), 15 Transportation Way,
                  East Boston MA 02128            Mon Mar 15   4:00 PM
        Drop-off: Boston Logan Airport (BOS), 15 Transportation Way,
                  East Boston MA 02128            Thu Mar 18   5:00 PM
        Type:     Intermediate 2/4 door, automatic, A/C (ICAR)`,
    products: [
      'National Car Rental | 2027-03-15T16:00 Boston Logan Airport (BOS) | 2027-03-18T17:00 Boston Logan Airport (BOS) | 1190482277COUNT',
    ],
  },
  {
    name: 'a firm that signs by its name without what it does, in Polish',
    from: 'BARTEK Rent a Car <rezerwacje@bartek.example>',
    text: `
      Bartek Rent a Car - przypomnienie o rezerwacji
      Numer rezerwacji: BRT/771930/2027
      ODBIÓR
      18.09.2027, godz. 13:45
      Kraków Lotnisko Balice
      ZWROT
      22.09.2027, godz. 20:00
      Warszawa Lotnisko Chopina
      Główny kierowca: Agata Król
      BARTEK S.A., ul. Grzybowska 87, 00-844 Warszawa`,
    products: ['BARTEK | 2027-09-18T13:45 Kraków Lotnisko Balice | 2027-09-22T20:00 Warszawa Lotnisko Chopina | BRT/771930/2027'],
    people: ['Agata Król'],
    reference: 'BRT/771930/2027',
  },
  {
    name: 'a firm that is called otherwise in each of its branches, and a reference of letters and a number',
    from: 'Alder Clark Rental <bookings@alderclark.example>',
    text: `
      Your booking reference is AC-R 9027745.
      Collection
      Perth (Dunkeld Road)
      Alder Clark Car & Van Rental, St Leonards Bank, Perth PH1 3AA
      Friday 21 May 2027 at 09:30
      Return
      Inverness (Harbour Road)
      Alder Clark Car & Van Rental, 36 Harbour Road, Inverness IV1 1UF
      Tuesday 25 May 2027 at 11:00
      Lead driver: Miss Eilidh Cairns`,
    products: [
      'Alder Clark Car & Van Rental | 2027-05-21T09:30 Perth (Dunkeld Road) | 2027-05-25T11:00 Inverness (Harbour Road) | AC-R 9027745',
    ],
    people: ['Eilidh Cairns'],
    reference: 'AC-R 9027745',
  },
  {
    name: 'with what is paid back of a damage among what the rate has',
    text: `
      VOUCHER PREPAGATO – AUTONOLEGGIO
      Numero di prenotazione: IT8841926-1   Data di emissione: 30/03/2027
      Codice conferma Avis: 21940388IT2   Fornitore: AVIS
      Conducente: Claudia Moretti
      Ritiro   Riconsegna
      18 settembre 2027 ore 10:00   25 settembre 2027 ore 09:00
      LISBONA AEROPORTO   PORTO AEROPORTO
      La tariffa comprende: CDW e TP con franchigia; Rimborso della franchigia fino a 2.500 €`,
    products: ['AVIS | 2027-09-18T10:00 LISBONA AEROPORTO | 2027-09-25T09:00 PORTO AEROPORTO | 21940388IT2'],
    people: ['Claudia Moretti'],
    reference: 'IT8841926-1',
  },
]
