/** Trains and long-distance buses in a line: `ICE 123`, `Frecciarossa 9713`, `SJ Snabbtåg 425`. */

export interface TrainMark {
  readonly start: number
  readonly end: number
  /** As it is called, with single spaces. */
  readonly name: string
}

const KINDS = [
  // Kinds that are printed in capitals.
  'ICE|IC|KTX|SRT|ITX|AP|EC|ECE|EN|NJ|RJX?|IR|IRE|RE|RB|TGV(?: INOUI| Lyria)?|INOUI|OUIGO|TER|THA|EST|FR|FA|FB|AVE|AVLO|ALVIA|EUROMED|MD|AVANT|X2|X2000|R(?=\\s?\\d{3})|ES|TLK|EICP?|EIP|IP|KM|REG|RV|D(?=\\s?\\d{3})|L(?=\\s?\\d{3})|S|OS|Sp|EX|FLX|WB|RGJ|SC|LYN|IRN|IP',
  'X ?2000(?: [Tt]åg)?|SJ Regional|Öresundståg|Intercit[eéy]s?(?: City| Nuit| Direct)?|InterCity(?:Lyn| Notte)?|EuroCity|EuroNight|Eurostar|Thalys|Railjet(?: Xpress)?|Nightjet|Frecciarossa|Frecciargento|Frecciabianca|Italo(?: AV)?|Regionale(?: Veloce)?|Snabbt[aå]g|SJ Snabbt[aå]g|SJ 3000|Regiont[aå]g|Nattåg|Lyntog|Pendolino|Alfa Pendular|Intercidades|Cercanías|Media Distancia|Regionalexpress|Leo Express|RegioJet|FlixTrain|FlixBus|Westbahn|Glacier Express|Nozomi|Hikari|Kodama|Hayabusa|Sakura|Mizuho|Shinkansen|Thunderbird|Acela|Northeast Regional|Amtrak|Sprinter|Lumo|Pendolino S',
  'Nattog|Fjerntog|Regiontog|Train|Zug|Treno|Tren|T[aå]g|Tog|Poci[aą]g|Trein|Comboio|Juna|Vlak|Buss|Coach(?=\\s\\d{3,4}\\b)|N° de train|Numéro de train|Bus|Autobus|Autocar|Autocarro|Pullman|Coach service',
]
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d/+-])(?<kind>${[...KINDS, ...KINDS.slice(1).map((words) => words.toUpperCase())].join('|')})(?:\\s*(?:[nN][°ºo]\\.?|nº|no\\.?|nr\\.?|number|num\\.?|numéro|numero|nummer|#))?\\s*[:.]?\\s{0,5}(?<number>[A-Z]?\\d{1,5})(?![\\d\\p{L}€]|[:.,]\\d| \\d[A-Z]{2}\\b|\\s?(?:€|EUR|%|kg|km|x\\b|Uhr|persons?|Personen|adult))`,
  'gu',
)

/** `original` keeps the capitals. */
export function findTrains(original: string): TrainMark[] {
  if (!/\d/.test(original)) return []
  return [...original.matchAll(NUMBER)].map((match) => {
    const { kind = '', number = '' } = match.groups ?? {}
    return { start: match.index, end: match.index + match[0].length, name: `${kind.replace(/\s+/g, ' ')} ${number}` }
  })
}
