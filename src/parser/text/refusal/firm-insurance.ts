/** That whoever sells journeys is insured themselves, as their letterheads say beside their licence: `Polizza RC n. 4471`. Those are no papers about insurance. */

/** What it is called: a part of patterns. */
const POLICY =
  "(?:polizz[ae]|poliza|apolice|polisa|polis|police|policy|versicherungs(?:police|schein)|(?:versicherungs)?vertrag|contrat d'assurance|insurance policy|gwarancj[ai]|pojistna smlouva|pojistka|vakuutus)"
/** Against what a firm is insured, and no traveller. */
const OF_FIRMS =
  '(?:r\\.?c\\.?(?:p\\.?|t\\.?)?|responsabili[a-z]+ (?:civil[ea]?|professionnelle)|(?:public |professional )?liability|(?:betriebs|berufs)?haftpflicht[a-z]*|insolven[a-z]*|fallimento|fideiuss[a-z]*|cauci[oa][no]?|caucao|garanti[ae] financi[a-z]*|aansprakelijkheid[a-z]*|odpowiedzialnosci cywilnej|oc|ansvarsforsakring|ansvarsforsikring)'
const LICENCE =
  '(?:lic(?:enza|encia|ence|enca)?\\.?|aut(?:orizzazione|\\.)|s\\.?c\\.?i\\.?a\\.?|c\\.?i\\.?c\\.?m?\\.?a?\\.?|rnavt|atout france|immatriculation|zezwolenie|koncesja) ?(?:n[.ro°º]{0,2} ?)?[a-z]{0,3}\\d'

const INSURED = new RegExp(
  `(?<![a-z])${POLICY}(?: [a-z.]{1,14}){0,2} ${OF_FIRMS}(?![a-z])|(?<![a-z])(?:${OF_FIRMS})(?: [a-z.]{1,14}){0,2}[ :]{1,2}${POLICY}(?![a-z])|(?<=(?<![a-z])${LICENCE}.{0,80})(?<![a-z])${POLICY}(?![a-z])`,
  'g',
)

/** `Versicherungsschein Insolvenz`, first on a line, or with the number of a booking: a paper that whoever travels is given, as they are insured against that. */
const GIVEN = new RegExp(
  `^\\W*${POLICY}(?: [a-z.]{1,14}){0,2} (?:insolven|fallimento)|(?:insolven|fallimento).*(?<![a-z])(?:booking|reservation|[a-z]*buchung|reserva|prenotazione|boeking|bokning|bestilling|rezerwacj|varaus|rezervac)`,
)

/** A line, in plain letters, without that. */
export const withoutFirmInsurance = (plain: string): string =>
  /p[oi]|vers|gwar|insur|assur|vak/.test(plain) && !GIVEN.test(plain) ? plain.replace(INSURED, ' ') : plain
