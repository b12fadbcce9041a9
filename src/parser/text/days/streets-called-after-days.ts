/** Streets that are called after days, `ul. 3 Maja 17`, `12 rue du 8 mai 1945`: what stands there is no day of a journey. */

/** What such streets are called in words that mean nothing else before a day, in plain letters; a short one has its dot. */
const KIND =
  '(?:ul\\.?|ulica|al\\.|aleja|aleje|plac|pl\\.|os\\.|osiedle|rondo|skwer|via|viale|v\\.le|piazza|piazzale|p\\.za|vicolo|contrada|rua|travessa|praca|avenida|avda?\\.?|calle|c\\/|plaza|pza\\.?|paseo|glorieta|ulice|trida|tr\\.|namesti|nam\\.|nabrezi|plein|bulevardul|strada|str\\.|piata)'
/** Those that are said of other things as well, and of a street with an article. */
const KIND_WITH_ARTICLE =
  "(?:rue|avenue|av\\.?|place|boulevard|bd\\.?|square|cours|impasse|quai|allees?|strasse|str\\.|platz|allee|ufer|via|viale|piazza|calle|plaza|avenida|rua|praca|largo) (?:du|de la|des?|del|dell['’]|do|da)"
/** What is told before the day itself: `ul. Konstytucji 3 Maja`. */
const OF_WHAT = '(?:konstytucji|powstania|rewolucji|revolucao|revolucion|rivoluzione)'
const BEFORE_DAY = new RegExp(`(?:^|[^a-z])(?:${KIND}(?: ${OF_WHAT})?|${KIND_WITH_ARTICLE}) ?$`)
/** `Corso 22 Marzo`, `Largo 5 Maggio`: courses and more have a day, too, and no number of a house behind it. */
const CALLED_SO = /(?:^|[^a-z])(?:corso|largo|cours) $/
/** What any of these has. */
const LIKELY =
  /(?:^|[^a-z])(?:ul|al\.|alej|plac|pl\.|os\.|osiedle|rondo|skwer|v\.le|vi[ac]|p\.za|contrada|rua|travessa|praca|av|calle|c\/|plaz|pza|paseo|glorieta|trida|tr\.|nam|nabrezi|plein|bul|bou|bd|str|piat|piaz|rue|squ|cours|corso|imp|quai|alle|platz|ufer|largo)/

/** The number of a house behind the day and the month, and nothing that is a year or an hour. */
const HOUSE_BEHIND = /^,? ?(?:n[ro°º]?\.? ?)?\d{1,4}(?:\/\d{1,4})? ?[a-z]?(?=$|\s?[,;·|)\n-]|\s{2})(?!\s?[-,] ?\d{1,2}[:.]\d\d)/
/** Or before the street: `12, rue du`, `3 bis place du`. */
const HOUSE_BEFORE =
  /(?:^|[^\d.,/-])\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? (?:rue|avenue|av\.?|place|boulevard|bd\.?|square|cours|impasse|quai|allees?)\.? (?:du|des?) $/
/** `28. října 15, 702 00 Ostrava`: streets of Czech towns are called after days alone. */
const CZECH = /^\s\d{1,4}(?:\/\d{1,4})?[a-z]?\s?[,·|]\s\d{3} ?\d{2} [a-z]/
/** A code and a town that follow, where the house has no number: `rue du 14 Juillet, 66190 Collioure`. */
const TOWN_BEHIND = /^(?: 19\d\d)?\s?[,·-]\s(?:[a-z]{1,2}-)?(?:\d{4,5}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}) [a-z]/
/** A year in which somebody travels. */
const YEAR_OF_TRAVEL = /^,? (?:de |del |of )?20\d\d(?!\d)/
const MONTH_BEHIND = /^\s?\d{1,2}(?:[.ºª°]|er|o)?\s(?:(?:de|d')\s?)?[a-z]{3,13}/

/** Whether a day in a line of plain text, whose figure stands at a letter, is but what a street is called. */
export function isCalledAfterDay(line: string, figure: number): boolean {
  const day = MONTH_BEHIND.exec(line.slice(figure))?.[0]
  if (day === undefined) return false
  const [before, behind] = [line.slice(0, figure), line.slice(figure + day.length)]
  if (YEAR_OF_TRAVEL.test(behind)) return false
  if (CZECH.test(behind) && /(?:^|[,·|]\s|\s{3})$/.test(before)) return true
  if (!LIKELY.test(before)) return false
  if (HOUSE_BEFORE.test(before)) return true
  return (BEFORE_DAY.test(before) || CALLED_SO.test(before)) && (HOUSE_BEHIND.test(behind) || TOWN_BEHIND.test(behind))
}
