/** Words of which the names of firms that hire out cars are made, and words that stand in no such name: in plain letters. */

import { OF_BOOKING, OF_PAPERS } from '../words/booking-words.ts'
import { wordSet } from '../words/vocabulary.ts'

/** Words in the names of such firms. */
export const KIND =
  /\b(?:rent|rentals?|rent-?a-?car|rental ?cars|campers?|motorhomes?|reisemobile?|wohnmobile?|oto kiralama|arac kiralama|autokolcsonzo|(?:auto|gepkocsi|gepjarmu)berles|(?:car|van|vehicle) hire|cars|autos|coches|carros|bilar|biler|hyrbil(?:ar)?|leiebil(?:er)?|lejebil(?:er)?|mietwagen|autonoleggi?o?|noleggio|autoverhuur|biluthyrning|bilutleie|biludlejning|autopujcovna|autovuokraamo|(?:auto|wagen|pkw|kfz|fahrzeug|(?:klein|reise|mini)?bus|transporter|lieferwagen|lkw|wohnmobil|reisemobil|camper|motorrad)-?(?:verleih|vermietung)|leih(?:wagen|autos?)|mietautos?|bestel(?:bus|auto|wagen)(?:sen)?verhuur|busverhuur|bobilutleie|autocamperudlejning|husbilsuthyrning|camperverhuur|kampervuokraamo|wypozyczalnia)\b/
/** What such firms say they do, and what is no name of one. */
export const GENERIC = wordSet(`
  rent rental rentals a car cars auto autos van vans vehicle vehicles hire hiring camper campers motorhome motorhomes the and of de di da company companies service services
  coche coches carro carros alquiler renta mietwagen autovermietung vermietung mieten autonoleggio noleggio location voiture voitures aluguer aluguel
  autoverhuur verhuur hyrbil hyrbilar biluthyrning leiebil leiebiler bilutleie lejebil lejebiler biludlejning autovuokraamo autopujcovna wypozyczalnia samochodow
  oto arac kiralama autokolcsonzo autoberles berles gepkocsiberles gepjarmuberles`)
/** Words of titles, which are no one's name. */
const TITLES =
  'standard|comfort|family|luxury|premium|economy|compact|your|the|voucher|confirmation|booking|reservation|agreement|details|terms|conditions|total|price|location|office|desk|dr|drive|center|centre|worldwide|association|insurance|cover|days?|period|rate|gutschein|station|mein|ihr|ihre|votre|tu|su|din|ditt|numero|codice|conferma|confirma[a-z]*|bestatigung|bevestiging|potwierdzenie|bekraftelse|contratt?o|contrat|vertrag|prenotazioni?|reservas?|buchung'
export const TITLE = new RegExp(`\\b(?:${TITLES}|${[...OF_BOOKING, ...OF_PAPERS].join('|')})\\b`)

/** Firms with names of people and words of much else: by themselves they are no sign of a car. */
const NAMED_LIKE_OTHERS: ReadonlySet<string> = new Set(['ada', 'apex', 'budget', 'dollar', 'movida'])
export const isSurelyFirm = (firm: string): boolean => !NAMED_LIKE_OTHERS.has(firm)
