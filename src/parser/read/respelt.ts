import { withWholeLabels } from './clipped-labels.ts'
import { withColons } from './lost-colons.ts'
import { alikeOn, CODE, codesAlike } from './respelt-alike.ts'
import { withoutStatusBar } from './status-bars.ts'
import { withoutRings } from './timeline-dots.ts'

/** What is recognised with English letters, spelt as it was written. */

type Mend = (text: string) => string

/**
 * The lines of a page. In the endings of Spanish words an `ó` is taken for an `é`. Where `El 678` fills a cell, it is `EI 678`, the number of a flight.
 * One nought may be taken for two signs: `BAO0440`. Days of tickets have figures beside capitals: `020CT23`, `O5SEP25`, `OSDEC`.
 */
export function respelt(lines: readonly string[]): string[] {
  const mends = mendsFor(lines.join('\n'))
  return withColons(withWholeLabels(withoutRings(withoutStatusBar(lines)))).map((line) => mends.reduce((text, mend) => mend(text), line))
}

/** What may be mended on a page: some only in one language, or where other codes of the same airline stand. */
function mendsFor(page: string): readonly Mend[] {
  const ofLanguage = LANGUAGES.filter(({ is }) => is.test(page)).map(({ mend }) => mend)
  return [...asElsewhere(page), ofAll, ofNumbers, ...ofLanguage, ...codesOf(page).map(withCode)]
}

/** `Favighana` once, where `Favignana` stands three times; `ZRQSWN`, where `ZRQ8WN` stands. */
function asElsewhere(page: string): readonly Mend[] {
  const words = alikeOn(page)
  const codes = codesAlike(page)
  return [
    ...(words.size > 0 ? [(text: string) => text.replace(/\p{L}{4,}/gu, (word) => words.get(word) ?? word)] : []),
    ...(codes.size > 0 ? [(text: string) => text.replace(CODE, (code) => codes.get(code) ?? code)] : []),
  ]
}

/**
 * A code behind its label whose signs stand apart, and fill the rest of the cell: six, letters and figures, as airlines have them. A letter whose capital looks like its small
 * one, only larger, may have been taken for both.
 */
const SPACED =
  /(?<=:\s{1,3})(?=(?:\S{1,2} ){0,5}\d)(?=(?:\S{1,2} ){0,5}[A-Z])(?:(?:Cc|Oo|Ss|Uu|Vv|Ww|Xx|Zz|[A-Z\d]) ){5}(?:Cc|Oo|Ss|Uu|Vv|Ww|Xx|Zz|[A-Z\d])(?=\s{2}|\s*$)/gm

/** Months of which one sign looks like another, behind their day and before their year or a blank. */
const MONTHS: Readonly<Record<string, string>> = {
  FE8: 'FEB',
  JU1: 'JUL',
  JUI: 'JUL',
  JUl: 'JUL',
  AU6: 'AUG',
  '5EP': 'SEP',
  $EP: 'SEP',
  '0CT': 'OCT',
  N0V: 'NOV',
  '0EC': 'DEC',
}
const DAY =
  /(?<![\p{L}\d])([0-3OQ][\dOIlS])(JAN|FEB|FE8|MAR|APR|MAY|JUN|JU[L1Il]|AUG|AU6|[S5$]EP|[O0]CT|N[O0]V|[D0]EC)(?=(?:20)?\d\d(?!\d)|\s|$)/gu

/** What is put right in any language, one after the other. */
const OF_ALL: readonly (readonly [RegExp, string | ((found: string, ...groups: string[]) => string)])[] = [
  [/(?<=\p{L}{3}[cs]i)éo?(?=n(?!\p{L}))/gu, 'ó'],
  [/(?<=[A-Z\d])(?:O0|0O)(?![a-z])/g, '0'],
  [/(?<=^|\s{2})(?:[A-Z]l|l[A-Z])(?= ?(?!19\d\d|20\d\d)\d{2,4}(?:\s{2}|\s*$))/gm, (code) => code.replace('l', 'I')],
  // `TK @55   ©@3DEC   O@:15`: noughts with a dot or a stroke within, as machines type them
  [/(?<=^|[\s(])[O©]?@(?=\d+(?:[A-Z]{3}|:\d\d|\s|$))|(?<=(?<![\w.])[O\d])@(?=:[0-5]\d(?!\d))|(?<=(?<![\w.])\d\d:[0-5])@(?!\w)/gm, '0'],
  [DAY, (_, day: string, month: string) => `${day.replace(/[OQ]/g, '0').replace('S', '5').replace(/[Il]/g, '1')}${MONTHS[month] ?? month}`],
  // `KoéIn Hbf`, `K6ln`: a name that is written so in any language
  [/(?<!\p{L})K(?:(?:o?é|6)[Iil]|oI)n(?!\p{L})/gu, 'Köln'],
  // `J6nsdottir`
  [/(?<=(?<!\p{L})\p{Lu}\p{Ll}{0,12})6(?=\p{Ll}{2})/gu, 'ó'],
  // `Cadigo de reserva`
  [/(?<!\p{L})([Cc])(?:[aé6o]|6d)d?igo(?!\p{L})/gu, '$1ódigo'],
  // `Cognome e home`
  [/(?<=(?<!\p{L})[Cc]ognome (?:e|\/) )[hm]ome(?!\p{L})/gu, 'nome'],
  // `NowNome e Cognome`: a heading in bold letters, read twice
  [/(?<!\p{L})\p{L}{1,4}(?=Nome (?:e|\/) [Cc]ognome(?!\p{L}))/gu, ''],
  // `Frangoise`: a name that is written so in any language
  [/(?<=(?<!\p{L})(?:Fran(?=.oise?)|Gon(?=.al(?:o|ves))|Louren(?=.o)|Mendon(?=.a)))g(?=(?:oise?|al(?:o|ves)|[oa])(?!\p{L}))/gu, 'ç'],
  // `Torbjern`: so nobody is called, and no word ends
  [/(?<=(?<!\p{L})(?:B|\p{Lu}\p{Ll}{1,3}b)j)[eo]?[eé](?=rn(?!\p{L}))/gu, 'ø'],
  // `D.® María Reed`
  [/(?<=(?:^|\s{2})D\.)[®*?"”](?=\s\p{Lu}\p{Ll})/gmu, 'ª'],
  // `Csdstehaus`
  [/(?<!\p{L})[GC][adés]{1,2}(?=stehaus(?!\p{L}))/gu, 'Gä'],
  // `Pick-uy`
  [/(?<=(?<!\p{L})[Pp]ick-u)[gqvy]?(?!\p{L})/gu, 'p'],
  // `lngrid`, `lvan`: no word begins so; `Ruaridh lain MacGillivray`
  [/(?<![\p{L}\d'’-])l(?=[bdgkmnrstvz]\p{Ll}{2})/gu, 'I'],
  [/(?<=(?<!\p{L})\p{Lu}\p{Ll}+ )l(?=ai?n \p{Lu}\p{Ll})/gu, 'I'],
  // `Ms lida Reed`
  [/(?<=(?<!\p{L})(?:M(?:rs?|s|iss|me|lle)|Dr|Frau|Herrn?|Mevr|Dhr|Sra?|Sig|Pani?|Fru)\.? )l(?=\p{Ll}{2,} \p{Lu}\p{Ll})/gu, 'I'],
  // `Subramanian lyer`
  [/(?<=(?<!\p{L})\p{Lu}\p{Ll}+ )l(?=y(?:er|engar)(?!\p{L}))/gu, 'I'],
  // `S) Regional 843`, `S| Prio`: the sign of the railway of Sweden
  [/(?<=(?<![\p{L}\d])S)(?:[)|\]]|J\))(?=[ -](?:Regional|InterCity|Natt[åa]g|Snabbt[åa]g|Prio|AB|appen)(?!\p{L}))/gu, 'J'],
  // `Driver: sian Eluned Reed`: small letters that look like capitals, before two words of a name that fills the rest of its cell
  [/(?<=:\s)[cosvwxz](?=\p{Ll}{3,14}(?: \p{Lu}\p{Ll}+){2}(?:\s{2}|\s*$))/gmu, (letter) => letter.toUpperCase()],
  // `Booking erence: 47208816`: specks on a label
  [/(?<=(?<!\p{L})(?:[Bb]ooking|[Rr]eservation) )[Rr]?[ec]?f?erence(?=\s?[:#])/gu, 'reference'],
  // `TGVINOUI n° 6117`: its letters stand close
  [/(?<!\p{L})TGV(?=INOUI(?!\p{L}))/gu, 'TGV '],
  // `Buchungscode: M Zz 4 R T B`
  [SPACED, (code) => code.replace(/ ?(\p{Lu})\p{Ll}?(?!\p{Ll})| /gu, '$1')],
  // `Cagliari EImas`, `UIm`: no word has a capital I there
  [/(?<=(?<!\p{L})[AEOU])I(?=\p{Ll})/gu, 'l'],
  // `Ragna @stby`: behind a name no address of a mail
  [/(?<=(?<!\p{L})\p{Lu}\p{Ll}+ )@(?=\p{Ll}{2,}(?: \p{Lu}|\s{2}|\s*$))/gmu, 'Ø'],
  // `8F4)X2QT`, a code, but not the end of `(LHR T5)BA117`
  [/(?<=(?<!\([^)]*)(?<![\p{L}\d(])(?=[A-Z\d)]*\d)[A-Z\d]{2,6})\)(?=[A-Z\d]{2,6}(?![\p{L}\d)]))/gu, 'J'],
  // `WT5K3)`, a code alone in its cell
  [/(?<=^\s*(?=[A-Z\d]*\d)[A-Z\d]{5})\)(?=\s*$)/gm, 'J'],
  // `14 AoQt 2027`
  [/(?<=\d )([Aa])o(?:[QOq0û]|ii|ti)t(?!\p{L})/gu, '$1oût'],
  // `17h 30   Paris`: an hour that begins its cell, drawn apart
  [/(?<=(?:^|\s{2})\s{0,3}(?:[01]?\d|2[0-3])) ?h (?=[0-5]\d(?:\s{2}|\s*$))/gm, 'h'],
  // `YO24 1A)`, the end of a British address
  [/(?<=^[^()]*\s[A-Z]{1,2}\d[A-Z\d]? \d[A-Z])\)/gm, 'J'],
]

const ofAll: Mend = (text) =>
  OF_ALL.reduce((told, [pattern, by]) => (typeof by === 'string' ? told.replace(pattern, by) : told.replace(pattern, by)), text)

const ofNumbers: Mend = (text) =>
  text
    // `IB   1065   O   SA 05DEC`: in letters that are all as wide, as machines type, the number of a flight stands far from its airline.
    .replace(/(?<=(?:^|\s)(?:[A-Z][A-Z\d]|\d[A-Z])) {3}(?=\d{3,4} {3}[A-Z0](?: {3}| )(?:[A-Z]{2} )?\d\d[A-Z]{3}(?![A-Z]))/gm, ' ')
    // `JLO551`: behind two capitals that fill a cell with it, a nought.
    .replace(/(?<=(?:^|\s{2})[A-Z]{2})O(?=\d{2,3}(?:\s{2}|\s*$))/gm, '0')
    // `Uu 976`: small letters that look like capitals, before a number that fills a cell with them; `No 123` is one.
    .replace(/(?<=^|\s{2})(?!No)[A-Z][cosuvwxz](?= ?\d{3,4}(?:\s{2}|\s*$))/gm, (code) => code.toUpperCase())
    // `0G612`
    .replace(/(?<=(?:^|\s)(?:\p{Lu}{5,}\s)?)0(?=[AC-Z] ?\d{3,4}(?:\s{2}|\s*$))/gmu, 'O')
    // `1B0518`: no airline that flies has a code with this figure first.
    .replace(/(?<=^|\s{2})1(?=[A-Z] ?\d{3,4}(?![\d/:.,]))/gm, 'I')
    // `1T5207714-0` is of Italy, `1E7719-40826` of Ireland.
    .replace(/(?<=(?:^|[\s:/(]))1(?=[TE]\d{4,}(?:-\d+)?(?:[\s).,]|$))/gm, 'I')
    // `n.º`, `N.°`
    .replace(/(?<=(?:^|\s)[Nn]\.?)(?:[?*”"®©]|(?<=\.)2)(?=:?\s(?:\d|\p{L}))/gmu, 'º')
    // `22-06- -2026`
    .replace(/(?<=\d\d-\d\d-) ?-(?=20\d\d(?!\d))/g, '')

interface Language {
  /** Words of bookings, however they were recognised. */
  readonly is: RegExp
  readonly mend: Mend
}

/** Beginnings of German words and names: in other words an `é` is one. */
const OF_GERMAN =
  /(?<!\p{L})(?:[Kk]é(?:ln|nig|hler|rner)|[Ll]é(?:we|ffler)|[Mm]é(?:we|nch|ller|glich|bl)|[Ss]ch(?:éne?|réder)|[Hh]éh(?:e|n)|[Rr]é(?:mer|sler|th)|[Bb]é(?:hm|ttcher)|[Ff]é(?:rster|hr)|[Vv]é(?:gel|lk)|[Gg]é(?:ttingen|the|rlitz)|Jé(?:rg|rn)|Sé(?:hne|nke|lden)|Té(?:pfer|nning)|Wé(?:rth|lf)|Zé(?:llner))/gu

/** Words that only German pages have, also with what their dots are taken for: a part of patterns. */
const GERMAN =
  'f(?:ii|ü)r|(?:ii|ü)ber|g(?:ii|ü)ltig|zur(?:ii|ü)ck|R(?:ii|ü)ck|[Ww](?:ii|ü)nsch|Geb(?:ii|ü)hr|Thre[nrsm]?|Thnen|Buchung|Reservierung|Erwachsene'

const LANGUAGES: readonly Language[] = [
  {
    // `Gasthof zum Léwen`, `HauptstralBe 22`, in what is told of it in any language as well
    is: new RegExp(`(?<!\\p{L})(?:${GERMAN}|Gast(?:hof|haus|h[aäéd]user)(?!\\p{L})|(?:\\p{L}+s|S)tra(?:ss|ß|lB|[fBRl])e,? \\d)`, 'u'),
    mend: (text) => text.replace(/(?<=[Ss]tra)(?:lB|[fBRl])(?=e,? \d)/g, 'ß').replace(OF_GERMAN, (stem) => stem.replace('é', 'ö')),
  },
  {
    // `Riickgabe`, `Thre Strafe 5`
    is: new RegExp(`(?<!\\p{L})(?:${GERMAN})`, 'u'),
    mend: (text) =>
      text
        .replace(/ii(?=[bcdfghklmnprstvwxz])/g, 'ü')
        // `12. Mérz 2027`
        .replace(/(?<=\d\.? )M(?:[éèàáâãdi]|ii)rz(?!\p{L})/gu, 'März')
        .replace(/(?<!\p{L})Th(?=(?:re[mnrs]?|nen|r)(?!\p{L}))/gu, 'Ih')
        // `Reservierungsbestitigung`, `Gdste`, `7 Néchte`
        .replace(/(?<=[Bb]est)[iéd](?=tig)/g, 'ä')
        .replace(/(?<=(?<!\p{L})(?:G(?=.ste)|N(?=.chte)))[éd]/gu, 'ä')
        .replace(/(?<=\p{L})é(?=u(?:s|ß|f|b|l|ch|er|te|me))/gu, 'ä'),
  },
  {
    // `Ifiigo`, `Espafia`, `Trevifio`, but `geografia`, `Sofia`
    is: /(?<!\p{L})(?:reserva(?!t)|hu[eé]sped|habitaci[oóé]n|pasajero|viajero|vuelo|localizador|billete)/iu,
    mend: (text) =>
      text
        .replace(/(?<!gra|[Ss]o|desa)(?:(?<=[aeou])fi(?=[aeo])|(?<=i)fi(?=[ao]))/gu, 'ñ')
        .replace(/(?<!\p{L})Ifi(?=[ai])/gu, 'Iñ')
        .replace(/(?<!\p{L})ifi(?=igo)/gu, 'Iñ')
        // `Ifaki`, `Espaia`, `Giiell`
        .replace(/(?<!\p{L})If(?=(?:aki|igo)(?!\p{L}))/gu, 'Iñ')
        .replace(/(?<!\p{L})(ESPA|[Ee]spa)(?:i|n|fi|II|N)(?=[aA](?!\p{L}))/gu, (_, stem: string) => `${stem}${stem === 'ESPA' ? 'Ñ' : 'ñ'}`)
        .replace(/(?<=[Gg])ii(?=[ei])/g, 'ü')
        // `Goiii Muiioa`, `baiio`: no word of Spanish has these letters in a row.
        .replace(/(?<=\p{L}[aeou])ii(?=[aeiou])/gu, 'ñ'),
  },
  {
    // `17 aofit 2026`, `21 aoiit`
    is: /(?<!\p{L})(?:r[eé]servation|[Aa]rriv[eé]e|[Dd][eé]part|[Vv]oyageur|[Bb]illet|[Ss][eé]jour)/u,
    mend: (text) => text.replace(/(?<=(?:^|\s)\d{1,2}(?:er)? )[aA]o(?:fi|[fiu]i|ii|[fia(])t(?!\p{L})/gu, 'août'),
  },
  {
    // `Confirmagdo`, `confirmagio`, `alteragdes`
    is: /(?<!\p{L})(?:h[oóé]spedes?|noites|sa[ií]da|voo|passageiros?|bilhete|localizador|n[aãé]o)(?!\p{L})/iu,
    mend: (text) =>
      text
        .replace(/(?<=\p{L}{3})(?:gc|cg|g|c)(?:d|a|éa|ad)o(?!\p{L})/gu, 'ção')
        .replace(/(?<=(?:irm|erv|inform|ancel|lter|comod)a)gio(?!\p{L})/gu, 'ção')
        .replace(/(?<=\p{L}{3})[gc][dbo]es(?!\p{L})/gu, 'ções')
        .replace(/(?<=\p{L}{2}s)d(?=o(?!\p{L}))/gu, 'ã')
        .replace(/(?<!\p{L})([Hh])[éo](?=spedes?(?!\p{L}))/gu, '$1ó'),
  },
  {
    // `Resendrer`, `Méandag`, `Angstrém`
    is: /(?<!\p{L})(?:bokning|[åa]terresa|hemresa|utresa|ankomst|avg[åaéd]ng|incheckning|utcheckning|vuxn?a)/iu,
    mend: (text) =>
      text
        .replace(/(?<=(?<!\p{L})[Rr]esen)[aéd](?=r(?:er|erna|en)?(?!\p{L}))/gu, 'ä')
        .replace(/(?<=(?<!\p{L})[Mm])(?:éa|[éad])(?=ndag)/gu, 'å')
        .replace(/(?<=(?<!\p{L})[LlSs])[éo6](?=[rn]dag)/gu, 'ö')
        .replace(/(?<=(?<!\p{L})(?:[Aa]vg|[Ii]ng|[Tt]illg))[éd](?=ng|r)/gu, 'å')
        .replace(
          /(?<=(?<!\p{L})(?:[Gg](?=.st)|[Nn](?=.tter)|[Hh](?=.mt)|[Vv](?=.ska)))[éd](?=st(?:er|en)?(?!\p{L})|tter(?!\p{L})|mt|ska)/gu,
          'ä',
        )
        .replace(/(?<=\p{L}str)é(?=m(?!\p{L}))/gu, 'ö')
        .replace(/(?<=(?<!\p{L})(?:G(?=.teborg)|[BS]j(?=.rn|.gren)))é/gu, 'ö'),
  },
  {
    // `Pfijmeni`, `pfiletu`, `zdjezd`
    is: /(?<!\p{L})(?:rezervac|cestuj|letenk|ubytov|objedn|z[aád][djé]jezd|platb|odjezd|\d K[čcé¢])/iu,
    mend: (text) => text.replace(/(?<=[Pp])f(?=[ie])/g, 'ř').replace(/(?<=[Zz])d(?=jezd)/g, 'á'),
  },
  {
    // `Wspétpodrozni`, `Pokéj`, `Szczeg6ty`
    is: /(?<!\p{L})(?:rezerwacj|przyjazd|wyjazd|przylot|wylot|dorost|os[oóé6]b|podr[oó][zż]|bilet (?:imienny|internetowy)|zam[oó]wieni)/iu,
    mend: (text) =>
      text
        // `Café`, `René` end in it.
        .replace(/(?<=\p{L}{2})é(?=\p{Ll})/gu, 'ó')
        .replace(/(?<=(?<!\p{L})[GJW])é(?=jc|[zź][ewy]|r[ak])/gu, 'ó')
        .replace(/(?<=\p{L})6(?=\p{Ll})/gu, 'ó')
        .replace(/(?<=(?<!\p{L})[Bb]ar)t[tl](?=omiej)/gu, 'tł')
        .replace(/(?<!\p{L})[tl](?=ukasz(?!\p{L}))/gu, 'Ł')
        .replace(/(?<=[Ww]sp[oó]|[Dd]oros|[Ss]zczeg[oó])t(?=p|ych|y|e|i)/gu, 'ł')
        // `@1C7351`: so begin the numbers of railway tickets, `eIC`.
        .replace(/(?<![\p{L}\d.@])[@e][1Il]C(?=\d{6,9}(?!\d))/gu, 'eIC')
        // `Gtówna`, `Matgorzata`, `Stanistaw`, `Pawet`: no word of Polish has a `t` there.
        .replace(/(?<=(?<!\p{L})(?:[Gg]|[Mm]a(?=.gorzat)|[Mm]i(?=.osz)|[Ww](?=.ad[yz])))t(?=[oó]wn|gorzat|osz|ad[yz])/gu, 'ł')
        .replace(/(?<=(?<!\p{L})\p{Lu}\p{Ll}*s)t(?=aw[aeiuy]?(?!\p{L}))/gu, 'ł')
        .replace(/(?<=(?<!\p{L})(?:Paw[ei]|Micha|Rafa))t(?!\p{L})/gu, 'ł'),
  },
  {
    // `Malgorzata`, where the page is written with the signs of Polish
    is: /^(?=[^ó]*ó)[\s\S]*?(?<!\p{L})(?:rezerwacj|podr[oó][zż]|przylot|wylot)/iu,
    mend: (text) => text.replace(/(?<=(?<!\p{L})(?:[Mm]a(?=.gorzat)|[Mm]i(?=.osz)|[Ww](?=.ad[yz])))l(?=gorzat|osz|ad[yz])/gu, 'ł'),
  },
  {
    // `Foglalési kéd`
    is: /(?<!\p{L})(?:foglal[aáé]s|vend[eé]g|utas|érkez|indul|szoba|szállás)/iu,
    mend: (text) =>
      text
        .replace(/(?<!\p{L})k[é6](?=d(?!\p{L}))/gu, 'kó')
        .replace(/(?<=[Ff]oglal)é(?=s)/g, 'á')
        .replace(/(?<=azonos[ií]t)é(?!\p{L})/gu, 'ó'),
  },
]

/** Before the number of a flight that fills its cell, or the rest of it behind its label; behind others stand prices and bookings. */
const FLIES =
  '(?<=^|\\s{2}|(?:[Ff]light|[Ff]lug|[Vv]ol|[Vv]uelo|[Vv]olo|[Vv]oo|[Vv]lucht|[Ff]lyg|[Ff]ly|[Ll]otu?|[Rr]ejsu?|[Ll]etu?|[Ll]ento)[\\p{L} ]{0,12}:\\s)'
/** A code of an airline that has a figure, with such a number behind it: `S4 155`, `4Z312`. None has a 1 first. */
const FIGURED = new RegExp(`${FLIES}([A-Z]\\d|[02-9][A-Z]) ?\\d{3,4}(?=\\s{2}|\\s*$)`, 'gmu')
const codesOf = (page: string): string[] => [...new Set([...page.matchAll(FIGURED)].flatMap(([, code]) => code ?? []))]

/** What one sign is taken for. */
const LIKE: Readonly<Record<string, string>> = {
  S: 'S5$',
  Z: 'Z27',
  B: 'B8',
  G: 'G6',
  I: 'I1l',
  O: 'O0',
  Q: 'Q0',
  A: 'A4',
  4: '4A',
  5: '5S',
  2: '2Z',
  8: '8B',
  6: '6Géó',
  0: '0O',
  1: '1Il',
}
const like = (sign: string): string => `[${LIKE[sign] ?? sign}]`

/** Numbers of flights of one airline of which the code was taken for other figures: `540321`, `$4121`, `42967`. */
function withCode(code: string): Mend {
  const [first = '', second = ''] = code
  const taken = new RegExp(`${FLIES}(?!${code})${like(first)}${like(second)}{1,2}?(?= ?\\d{3,4}(?:\\s{2}|\\s*$))`, 'gmu')
  return (text) => text.replace(taken, code)
}
