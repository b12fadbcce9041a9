import type { Sample } from '../sample.ts'

/** What a camera or a scanner made of tickets and letters: days that run into each other, cells that broke, places of two lines. */
export const AS_PHOTOGRAPHED: readonly Sample[] = [
  {
    name: 'days that ran into each other are no day of long ago',
    text: `
      Online-Ticket
      Auftragsnummer: 483911175614
      Einfache Fahrt am 12.11.2027
      Halt   Datum   Zeit   Gleis   Produkte
      Hamburg Hbf   12.11.   ab 08:24   14   ICE 577
      Frankfurt(Main)Hbf   12.11.   an 12:00   7
      Frankfurt(Main)Hbf   12.11.11.   ab 12:34 9   RE 4619
      Aschaffenburg Hbf   12.11.   an 13:15 2`,
    products: [
      'ICE 577 Hamburg Hbf 2027-11-12T08:24 – Frankfurt(Main)Hbf 2027-11-12T12:00',
      'RE 4619 Frankfurt(Main)Hbf 2027-11-12T12:34 – Aschaffenburg Hbf 2027-11-12T13:15',
    ],
  },
  {
    name: 'a station of its town below each end, the times under labels of their own',
    text: `
      BILLETE ELECTRONICO
      PASAJERO/A   DOCUMENTO
      MARTA ROSELL PUIG   DNI ***4127L
      ORIGEN   DESTINO   FECHA
      MADRID   GRANADA   02/05/2027
      Estacion Sur de Autobuses   Estacion de Autobuses
      HORA DE SALIDA   HORA DE LLEGADA   CLASE / PLAZA
      Premium - 17 (ventanilla)
      09:00   13:30
      LOCALIZADOR   N.º DE BILLETE   IMPORTE
      6F2K9T   0912744180356   38,67 €`,
    products: ['? MADRID 2027-05-02T09:00 – GRANADA 2027-05-02T13:30'],
  },
  {
    name: 'a railway of two letters that thanks for the booking is no house',
    text: `
      Bedankt voor uw boeking bij NS International. Dit document is uw vervoerbewijs: print het op A4.
      Boekingscode (DNR): XKWTQPC Status: Betaald Aantal reizigers: 1
      Heenreis donderdag 26 november 2026 Reistijd 5:52
      Vertrek   Aankomst   Trein
      Terugreis zondag 29 november 2026 Reistijd 5:58
      Vertrek   Aankomst   Trein
      Reist u vanaf een ander station? Koop dan een apart vervoerbewijs of check in met uw betaalpas.
      Ontdek Berlijn: WelcomeCard vanaf € 26 · Hotels met 10% korting via Booking.com`,
    products: [],
  },
  {
    name: 'where a car is collected beside where it is returned, each above its moment',
    text: `
      AVIS   Manage booking   Help
      Thanks Mr Lindqvist, your car is booked
      Your reservation number is 14862039GB. Please have it to hand when you collect the car.
      Collecting from   Returning to
      Edinburgh Airport   Inverness Railway Station
      Car Rental Centre, Jubilee Road, Edinburgh EH12 9FW   Station Square, Academy Street, Inverness IV1 1LE
      Monday, 19 July 2027, 13:00   Monday, 26 July 2027, 09:30`,
    products: ['AVIS | 2027-07-19T13:00 Edinburgh Airport | 2027-07-26T09:30 Inverness Railway Station | 14862039GB'],
  },
  {
    name: 'where a car is fetched, with the way there run into its cell',
    text: `
      Mietwagen-Voucher
      Buchungsnummer   D26-4190877
      Vermieter   CENTAURO RENT A CAR
      Anmietung   28.09.2027, 16:45 Uhr
      Pick up   Malaga Flughafen Shuttle-Bus zur Station
      Rückgabe   08.10.2027, 11:00 Uhr
      Drop off   Malaga Flughafen`,
    products: ['CENTAURO RENT A CAR | 2027-09-28T16:45 Malaga Flughafen | 2027-10-08T11:00 Malaga Flughafen | D26-4190877'],
  },
  {
    name: 'a station behind the day that stands behind its time, with its street in the next cell',
    text: `
      Meine Buchung
      Buchungsnr.   3084175599
      Rückfahrt
      So., 16.05.2027
      22:40 Prag (Busbahnhof Florenc)   Křižíkova 2110/2b, 186 00 Praha. Karte anzeigen
      Direkt, 4:35 Std. · WLAN, Steckdosen, WC
      03:15 Mo., 17.05. Berlin Zentraler Omnibusbahnhof   Masurenallee 4-6, 14057 Berlin. Karte anzeigen`,
    products: ['? Prag (Busbahnhof Florenc) 2027-05-16T22:40 – Berlin Zentraler Omnibusbahnhof 2027-05-17T03:15'],
  },
]
