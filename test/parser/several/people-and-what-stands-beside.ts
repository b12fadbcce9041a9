/** Travellers beside fares, statuses, trains, firms and officers, and in rows and sentences that are broken. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown, stayed } from '../with-people.ts'

export const PEOPLE_AND_WHAT_STANDS_BESIDE: readonly Sample[] = [
  flown('a lady whose title is shortened', ['Birte Obermann'], '      Summe   86,80 €   Fr. Birte Obermann'),
  flown('a weekday that is shortened as a lady is', [], '      Do. Lange Tafel\n      Fr. Bunter Abend\n      Sa. Offener Garten'),
  flown('a holder of either sex', ['Veronika Stöckl'], '      Ticketinhaber:in   Veronika Stöckl'),
  flown('travellers of either sex', ['Veronika Stöckl'], '      Reisende*r: Veronika Stöckl'),
  flown('a word with a colon before another', [], '      Fahrgast:info   Neue Wege'),
  flown('a day of birth below a name', ['Urs Aebischer'], '      Urs Aebischer   1/2\n      17.09.1981   Halbtax'),
  flown('a day of a journey below a name', [], '      Alter Markt\n      08.06.2027   Halbtax'),
  flown('the way and the weekday', [], '      OUT Sat, 8 June   e-ticket'),
  flown('somebody who is called as a way is', ['Ida Moberg'], '      Resenär: Ida Moberg'),
  flown('what a fare is called', ['Rocío Vílchez'], '      Viajero   Asiento\n      Rocío Vílchez   12\n      Tarifa SUPRA   31,82 €'),
  flown(
    'children in numbered rows',
    ['Daan Hoogland', 'Lotte Hoogland'],
    '      Passagiers en voertuig\n      1   Daan Hoogland   Volwassene\n      2   Lotte Hoogland   Kind (4-15)',
  ),
  flown(
    'what is paid for in numbered rows',
    [],
    '      Uitstapjes\n      1   Grote Markt   Volwassene\n      2   Oude Haven   Kind (4-15)',
  ),
  stayed(
    'those who head a firm, in a list',
    ['Lena Brück'],
    '      Gast: Lena Brück\n      Amselhof GmbH | Geschäftsführer: Ansgar Dickmann, Dr. Susanne Dickmann, Stefanie Niemeyer, Dr. Jan Schäferling | HRB 2247',
  ),
  stayed(
    'one who is told behind another label',
    ['Lena Brück'],
    '      Geschäftsführer: Ansgar Dickmann, Köln\n      Gast: Dr. Lena Brück',
  ),
  flown(
    'a sentence that ends with a word for those who travel',
    [],
    '      Il banco costa 55 EUR a\n      passeggero.\n\n      Volare Alto. Sede in Irlanda',
  ),
  flown(
    'one of the same family below the card of another',
    ['Tamika Rowland', 'Jerome Rowland'],
    '      Passengers\n      Tamika Rowland\n      Card #92****7731 - Silver Tier\n      Jerome Rowland\n      Add card #',
  ),
  flown(
    'what is to be clicked below the card of one',
    ['Tamika Rowland'],
    '      Passengers\n      Tamika Rowland\n      Card #92****7731 - Silver Tier\n      Seat Map\n      Add card #',
  ),
  stayed(
    'a name that ends a sentence before another',
    ['Gregory Stanfield'],
    '      Thank you for booking with us, Gregory Stanfield. We\n      look forward to it.',
  ),
  stayed('thanks that go on below', ['Lashawn Petty'], '      Thanks for travelling at the speed of\n      Wheels®, Lashawn Petty'),
  stayed('thanks for a place that goes on below', [], '      Thank you for choosing the\n      Grand Palace, Budapest Centrum'),
  stayed('whom one pays', [], '      Anzahlung auf IBAN DE00 1111, Konto ausgestellt auf Karla Busch'),
  stayed('to whom it is issued', ['Karla Busch'], '      Dieser Gutschein ist ausgestellt auf Karla Busch'),
  stayed('a firm with letters taken for others', [], '      Voucher intestato a Bucaneve S.r.1.'),
  flown('a train below a railway', [], '      e-billet · SNCF Voyageurs\n      TGV INOUI'),
  flown('one who is called as a train is', ['Italo Ferri'], '      Passeggero: Italo Ferri'),
  flown('an age behind a name', ['Callum Straiton'], '      Mr Callum Straiton Age at pick-up: 41'),
  flown('a name before a word in small letters and a colon', ['Anna Marie Hale'], '      Mrs Anna Marie Hale writes to us: hello'),
  flown('a status behind a name', ['Beatriz Amaro'], '      Passageiro\n      Sra. Beatriz Amaro - Privilege Executive'),
  flown('somebody who is called as a status is', ['Privilege Moyo'], '      Passenger: Privilege Moyo'),
  flown(
    'a name with a slash below whom it is for',
    ['Daniel Chidi Okoro'],
    '      BUSINESS TRIPS   Travel Arrangements for\n      GLOBAL DESK   OKORO / DANIEL CHIDI',
  ),
  flown('two places with a slash', [], '      ALACANT/ALICANTE-TERMINAL   BARCELONA-SANTS'),
  flown('names that are broken in cells side by side', ['Thorben Wieland'], '      Name: Thorben   Abdruck-Nr.: HK\n      Wieland   2914'),
  flown('a cell below a name that is of another label', [], '      Name: Thorben   Abdruck-Nr.: HK\n      Ort: Ulm   2914'),
  stayed('a customer who is a firm', [], '      Cliente: ASESORÍA MEDITERRÁNEA SL'),
  stayed('a customer who is a firm of one name', [], '      Kunde: WIELAND AG'),
  stayed('a customer who is none', ['Marta Solana'], '      Cliente: MARTA SOLANA'),
  flown('one in capitals with initials behind the name', ['Vinod Sl'], '      Passenger: VINOD SL'),
  stayed('who answers for what is known', [], '      Titular del tratamiento: Marta Solana'),
  flown('for whom it is reserved', ['Amparo Roig'], '      Reservado para: Amparo Roig, 2 adultos'),
  flown('for how many it is reserved', [], '      Reservado para: Dos Adultos'),
  stayed(
    'a name before its status',
    ['Thaís Figueira'],
    '      Olá, Thaís!\n      Código   Cliente   Situação\n      AP8KD Thaís Figueira Confirmada',
  ),
]
