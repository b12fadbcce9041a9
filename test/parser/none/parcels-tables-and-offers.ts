/** What has hours beside names of places as journeys do: parcels on their way, tables, shows, lost things, codes of offers, bills of who has left. Nobody in it exists. */

import type { NoTrip } from '../no-trip.ts'

export const PARCELS_TABLES_AND_OFFERS: readonly NoTrip[] = [
  {
    name: 'a Spanish parcel, with where it was when',
    text: `
      Hola, Leire:
      Tu envío está en reparto y llega hoy, jueves 13 de mayo de 2027.
      N.º de envío   4471290038117
      Bultos   2
      El repartidor te pedirá el PIN.
      Estado del envío
      13/05/2027   06:10   Llegada a destino   Bilbao 2204
      12/05/2027   21:40   En tránsito   Burgos
      12/05/2027   17:05   Admitido   Madrid`,
  },
  {
    name: 'a Dutch parcel, the last station first',
    written: '2027-11-09',
    text: `
      Je pakket komt morgen
      Bezorgadres   Vechtstraat 81, Utrecht
      Ordernr. 90811734
      Onderweg
      di 9 nov 20:15 - Gesorteerd, Amersfoort
      di 9 nov 16:40 - Ontvangen, Eindhoven
      Je bezorger neemt ook pakketten mee. Of breng ze naar het station.`,
  },
  {
    name: 'an English parcel that a plane carries, from airport to airport',
    written: '2027-03-09',
    text: `
      Your shipment is on its way
      Hello Oona Brack,
      your shipment KX19 4410 2277 from Brightwell Lamps is moving.
      Date / time   Location   Event
      Mon 08 Mar 2027 17:25   Cologne (CGN)   Departed facility
      Tue 09 Mar 2027 02:15   Leicester (EMA)   Departed hub, flight 5X 214
      Tue 09 Mar 2027 03:40   Edinburgh (EDI)   Arrived at hub, customs cleared
      Estimated delivery: Wednesday 10 March 2027, 10:00 – 12:00
      Reference: BL-2027-44180`,
  },
  {
    name: 'an English parcel between depots',
    text: `
      Your parcel is out for delivery
      Tracking reference: 1544 8820 3391
      Your delivery driver will be with you between 13:05 and 14:05.
      14 Sep 2027   04:12   Departed   Birmingham
      14 Sep 2027   07:48   Arrived   Bristol
      Not in? We will take it to a parcel locker.`,
  },
  {
    name: 'a table in a Danish restaurant, with how to get there',
    text: `
      Kære Ragnhild Lund
      Tak for din reservation. Vi glæder os til at byde jer velkommen!
      Restaurant   Strandhuset, Nordre Havnevej 4, 3000 Helsingør
      Dato   lørdag den 18. september 2027
      Tidspunkt   kl. 18:30 (bordet er jeres til kl. 21:30)
      Reservationsnr.   88120456
      Fra Helsingør Station er der fem minutters gang langs med havnen.`,
  },
  {
    name: 'an Italian table, from then to then',
    text: `
      Conferma della prenotazione del tavolo
      Codice prenotazione: TRV48812
      Trattoria da Nello, Via Roma 12, Firenze
      venerdì 14 maggio 2027
      Il tuo tavolo per 4 ti aspetta dalle 20:00 alle 22:15, Pisa è a un'ora.`,
  },
  {
    name: 'seats for a Portuguese concert, in a house called after a town, with the way there by train',
    written: '2027-02-19',
    text: `
      Olá Madalena Teles,
      Confirmação da encomenda n.º 90441827
      Espetáculo   Data   Local
      Fados de Inverno   sexta, 7 de maio de 2027, 21h30   Convento São Francisco, Grande Auditório, 3040-193 Coimbra
      Bilhete   Lugar   Preço
      2.ª Plateia   Fila M - 12   28,00 €
      Abertura de portas às 20h45.
      De comboio: Coimbra-B,
      depois autocarro até à Portagem; a pé são oito minutos.`,
  },
  {
    name: 'a thing lost at an airport, after a flight',
    text: `
      Oggetto: Conferma segnalazione oggetto smarrito
      Gentile Fulvia Serristori,
      Numero pratica   LP-27-30918
      Data smarrimento   27/09/2027 tra le 18:40 e le 20:15 circa
      Luogo   Aeroporto di Bologna (BLQ)
      Marca / modello   Tab S9, grigio
      Volo utilizzato   AZ 1318 BLQ-FCO del 27/09/2027, posto 11C
      Il ritiro è possibile tutti i giorni, lato bus.`,
  },
  {
    name: 'flights that a code makes cheaper',
    subject: 'Black Friday: 25 % de descuento en tus vuelos con el código NEGRO25',
    text: `
      Hola, Íñigo
      -25 % en vuelos
      Código: NEGRO25
      Del 25 de noviembre (00:01) al 29 de noviembre de 2027 (23:59). Alquiler de coche desde 7 €/día.
      Destino   Vuelo de ejemplo   Desde, por trayecto
      Sevilla (SVQ)   VY2212, 26/01, 07:10-08:50   desde 17,49 €
      Roma Fiumicino (FCO)   VY6100, 09/02, 15:35-17:20   desde 26,59 €`,
  },
  {
    name: 'the folio of a guest who has checked out',
    text: `
      Grand Plaza Hotel Leeds
      7 Boar Lane, Leeds LS1 6EA
      Arrival Date: 09/06/2027
      Departure Date: 12/06/2027
      Confirmation Number: 3290011874
      INVOICE 618117
      Guest room   189.00
      Thank you for staying with us! You checked out on 12 June 2027 at 10:41.`,
  },
  {
    name: 'tickets for a congress of two days, with who bought them and a train that goes there',
    written: '2027-08-11',
    text: `
      Malik, you've got tickets!
      Your order #10884720193 for Lakeside Engineering Summit 2027
      Thursday, October 7, 2027 at 8:30 AM to Friday, October 8, 2027 at 5:00 PM (PDT)
      Hyatt Regency Seattle, Columbia Ballroom, Level 3
      Name   Type   Qty
      Malik van der Berg   Two-day pass   1 x $449.00
      Rooms are not part of your registration and are booked at your own cost. Link light rail stops two blocks away at Westlake.`,
  },
  {
    name: 'a run that begins and ends at a time, with a bill of which the number has the letters of a train',
    text: `
      Olá Duarte Vasconcelos,
      A tua inscrição está confirmada!
      Dorsal: 11482
      Data: domingo, 7 de março de 2027
      Partida: 10h05, Praça da Portagem
      Meta: Praça do Império, Belém
      Como chegar à partida: o comboio é gratuito para atletas com dorsal visível entre as 07h00 e as 09h30.
      Valor pago: 35,00 €. Fatura-recibo FR 2026/88104.`,
  },
  {
    name: 'a quay in a big town, between the days on which a ship comes and goes',
    text: `
      Booking confirmation
      Dear Mr Drummond,
      Booking number   48207719
      Arrival   Saturday 22 May 2027   Amsterdam, Felison Terminal, Sluisplein 55, 1975
      09:45   AG IJmuiden
      Check-in   Opens 14:15, closes 16:00
      Breakfast 2 adults
      Departure   Friday 28 May 2027, Amsterdam, Felison Terminal, Sluisplein 55, 1975
      17:30   AG IJmuiden`,
  },
  {
    name: 'a machine that is brought to where one builds and fetched there, in a row with its days',
    text: `
      Mietvertrag Baumaschinen
      Auftrag: 55120
      Artikel   Beschreibung   von   bis
      Minibagger   1,8 t   12.06.2027   19.06.2027
      Anlieferung: Baustelle Hofgasse, 07:00 Uhr
      Rückholung: Baustelle Hofgasse, 16:00 Uhr`,
  },
]
