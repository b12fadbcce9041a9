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
]
