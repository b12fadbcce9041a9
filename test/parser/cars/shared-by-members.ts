/** Cars that members of a firm share, booked by the hour, and papers of such firms on which none is. Nobody in them exists. */

import type { NoTrip } from '../no-trip.ts'
import type { Sample } from '../sample.ts'

export const CARS_SHARED: readonly Sample[] = [
  {
    name: 'a car with a name of its own, that stands in a street',
    text: `
      Saltmarsh Car Club · Bristol
      Hi Maryam,
      You've got Doris (Toyota Aygo, WU21 KLE) booked. She lives in the marked bay on Cotham Brow, opposite no. 9.
      From: Fri 4 Jun 2027, 18:30
      Until: Fri 4 Jun 2027, 22:00
      Booking no.: 7719112
      Member: Maryam Siddiqui (no. 20418)
      Please bring her back to the same bay.
      Saltmarsh Car Club is a co-operative society. 12 Stokes Croft, Bristol BS1 3PR`,
    products: ['Saltmarsh Car Club | 2027-06-04T18:30 Cotham Brow | 2027-06-04T22:00 Cotham Brow | 7719112'],
    people: ['Maryam Siddiqui'],
  },
  {
    name: 'one whose place has a label',
    text: `
      Greenlane Car Share
      Your booking is confirmed
      Car: Kia Niro EV, reg OV22 TTK
      Location: Mill Road car park, Cambridge
      Start: Sat 5 Jun 2027, 09:00
      End: Sat 5 Jun 2027, 17:30
      Booking reference: GL-448120
      Driver: Peter Anand
      Unlock with the app.`,
    products: [
      'Greenlane Car Share | 2027-06-05T09:00 Mill Road car park, Cambridge | 2027-06-05T17:30 Mill Road car park, Cambridge | GL-448120',
    ],
    people: ['Peter Anand'],
  },
  {
    name: 'one in Dutch, that stands opposite a house',
    text: `
      Buurtauto Zwolle
      Hoi Sanne,
      Je hebt Loes (Hyundai Kona, plaat R-118-KB) geboekt. Ze staat op de Assendorperstraat, tegenover nr. 40.
      Van: wo 9 juni 2027, 14:00
      Tot: wo 9 juni 2027, 19:30
      Boekingsnummer: 774120
      Lid: Sanne Verhoef`,
    products: ['Buurtauto Zwolle | 2027-06-09T14:00 Assendorperstraat | 2027-06-09T19:30 Assendorperstraat | 774120'],
    people: ['Sanne Verhoef'],
  },
  {
    name: 'one in Italian, in a place for cars',
    text: `
      CarSharing Torino Verde
      Ciao Giulia,
      la tua prenotazione è confermata: Fiat 500e, targa GF 118 LK, parcheggio di Piazza Carducci.
      Inizio: mercoledì 9 giugno 2027, 14:00
      Fine: mercoledì 9 giugno 2027, 19:30
      Numero prenotazione: 660118
      Socia: Giulia Bertone`,
    products: ['CarSharing Torino Verde | 2027-06-09T14:00 Piazza Carducci | 2027-06-09T19:30 Piazza Carducci | 660118'],
    people: ['Giulia Bertone'],
  },
  {
    name: 'one in Swedish, by its plate',
    text: `
      Bilpoolen Majorna
      Hej Johan,
      Du har bokat Volvo V60 (reg KLM 22A). Den står på Karl Johansgatan 18.
      Från: ons 9 juni 2027 kl. 14:00
      Till: ons 9 juni 2027 kl. 19:30
      Bokningsnummer: 118204
      Medlem: Johan Ljung`,
    products: ['Bilpoolen Majorna | 2027-06-09T14:00 Karl Johansgatan 18 | 2027-06-09T19:30 Karl Johansgatan 18 | 118204'],
    people: ['Johan Ljung'],
  },
]

export const NONE_SHARED: readonly NoTrip[] = [
  {
    name: 'somebody staying a member of a firm that shares cars',
    text: `
      Saltmarsh Car Club · Bristol
      Hi Maryam,
      Your membership has been renewed.
      From: 1 June 2027, 00:00
      Until: 31 August 2027, 23:59
      Membership no.: 20418
      New in the fleet: Toyota Aygo, WU21 KLE, on Cotham Brow. Book it in the app.`,
  },
  {
    name: 'a shared car for half the price',
    text: `
      Saltmarsh Car Club
      Summer promo: half price on the Toyota Aygo, WU21 KLE!
      From: Fri 4 Jun 2027, 18:30
      Until: Mon 7 Jun 2027, 22:00
      Use code SUNNY when you book.`,
  },
  {
    name: 'a shared car that is mended',
    text: `
      CarSharing Torino Verde
      La Fiat 500e GF 118 LK non sarà disponibile per manutenzione.
      Inizio: mercoledì 9 giugno 2027, 14:00
      Fine: giovedì 10 giugno 2027, 19:30
      Ci scusiamo per il disagio.`,
  },
  {
    name: 'a shared car that was called off',
    text: `
      Bilpoolen Majorna
      Hej Johan,
      Din bokning av Volvo V60 (reg KLM 22A) är avbokad.
      Från: ons 9 juni 2027 kl. 14:00
      Till: ons 9 juni 2027 kl. 19:30
      Bokningsnummer: 118204`,
  },
  {
    name: 'a bicycle that is shared by the hour',
    text: `
      Westside Bike Library
      Hi Ana,
      You've got Rosie (cargo bike) booked.
      From: Fri 4 Jun 2027, 18:30
      Until: Fri 4 Jun 2027, 22:00
      Booking no.: 7719112`,
  },
]
