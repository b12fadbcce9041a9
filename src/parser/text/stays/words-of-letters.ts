/** Words of sentences in which a letter says where one stays: what one has there, and what stands before the name of the house. */

import { anyOf, everyOf } from '../words/word-patterns.ts'

/** What is slept in, or that something is booked, kept or confirmed; a language a line. Nights alone are also those of stories, plays and watches. */
export const SLEPT_OR_BOOKED = anyOf(
  // English
  'stay(?:s|ing)?|rooms?|booking|booked|reserv(?:ed|ation)|visit|cottage|flat|apartment|cabin|pitch|accommodation|beds?|expecting you|expected|down for|welcom(?:e|ing) you',
  // German
  '[a-z]*aufenthalt[a-z]*|[a-z]*zimmer[ns]?|[a-z]*buchung|gebucht|reservier(?:ung|t)|unterkunft|[a-z]*wohnung|urlaub|ubernacht[a-z]*|erwarte[nt]|quartier|stellplatz',
  // French
  'sejour(?:s|nez|nerez)?|chambres?|reservation|reserve[er]?s?|gite|appartement|attendue?s?|attend(?:ons|ent)?|logerez|emplacement',
  // Spanish, Portuguese
  'estancia|estadia|habitacion(?:es)?|reserv(?:a|ad[oa]s?|e|o|ei|amos)|alojamiento|alojamento|apartamento|quartos?|espera(?:mos|do|da)?|aguardamos|parcela',
  // Italian
  'soggiorno|camer[ae]|prenotazione|prenotat[oaie]|riservat[oaie]|alloggio|appartamento|aspettiamo|attes[oaie]|piazzola',
  // Dutch
  'verblijf|[a-z]*kamers?|boeking|geboekt|reservering|gereserveerd|vakantiehuis|huisje|verwachten|[a-z]*plaats',
  // Swedish, Danish, Norwegian
  '(?:vistelse|ophold|opphold|boende)[a-z]*|(?:rum|rummet|varelset?|vaerelset?|rom|rommet)|bokning[a-z]*|bokat|bokad|bestilling[a-z]*|booket|booking[a-z]*|reserver[a-z]*|overnat[a-z]*|stugan?|hytt[ae]n?|vantar|venter',
  // Finnish, Polish, Czech
  'majoitu[a-z]*|varau[a-z]*|varat[a-z]*|varasi[a-z]*|huone[a-z]*|yopymi[a-z]*|pobyt[a-z]*|pokoj[a-z]*|pokoi|rezerwacj[a-z]*|zarezerwowa[a-z]*|rezervac[a-z]*|rezervova[a-z]*|ubytovani',
)

/** What stands before the name of a house, each language's words for at, in and with; in Finnish the word for the stay itself. */
export const NAME_BEHIND = everyOf(
  'at|in|into|with',
  'im|ins|beim?|auf(?: de[rm])?',
  "a|au|aux|chez|dans|l(?=')",
  "en|presso|all?|alla|allo|ai|agli|alle|all(?=')|nel|nella|da",
  "n[oa]s?|em|n(?=')",
  'bij|op',
  'pa|hos|i|w|we|v|ve|na|u',
  'majoitu[a-z]+|varauks[a-z]+|huone[a-z]+|yopymi[a-z]+',
)
/** What stands between such a word and a name, and is no part of that: with a capital it is one. */
export const ARTICLE = /^(?:the|de[rmn]|das|die|la|le|les|l['’]|el|los|las|il|lo|i|gli|de|het) ?(?=["«»„“'’]?\p{Lu})/u
