/** Tickets of East Asian railways: what they tell is put into the words and signs that are looked for. */

/** Where one of these is told, numbers and stations may be of trains. */
const RAIL = /列车|列車|新幹線|新干线|车次|車次|高铁|高鐵|动车|火车票|車票|车票|乗車|승차|열차|고속철|KTX|SRT/

/** Trains of Japan, as they are called in our letters. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['のぞみ', 'Nozomi'],
  ['ひかり', 'Hikari'],
  ['こだま', 'Kodama'],
  ['みずほ', 'Mizuho'],
  ['さくら', 'Sakura'],
  ['はやぶさ', 'Hayabusa'],
  ['サンダーバード', 'Thunderbird'],
])

/** `D3024次列车` */
const TRAIN = /(?<![A-Za-z\d])([A-Z]{0,2}\d{1,4})\s?次(?:列车|列車|车|車)?/g
/** `のぞみ 229号` */
const NAMED_TRAIN = /([ぁ-んァ-ヶー]{2,10})\s?(\d{1,4})\s?号(?![室車])/g
/** `南京南站-汉口站`, beside a train `北京南-上海虹桥` */
const WAY = /(?<![\p{L}\d])(\p{Lo}{1,8}[站駅역])\s?(?:[-–—~→⇒]+|至)\s?(\p{Lo}{1,8}[站駅역])(?![\p{L}\d])/gu
const BARE_WAY = /(?<![\p{L}\d])(\p{Lo}{2,6})\s?[-–—→]+\s?(\p{Lo}{2,6})(?![\p{L}\d])/gu
/** `東京(13:21)→京都(15:33)` */
const TIMED_WAY =
  /(?<![\p{L}\d])(\p{Lo}{1,7}?)([站駅역]?)\s?\((\d{1,2}:\d\d)(?:発|发|출발)?\)\s?[-–—~→⇒]+\s?(\p{Lo}{1,7}?)([站駅역]?)\s?\((\d{1,2}:\d\d)(?:着|到|도착)?\)/gu
const LEAVES = /(\d{1,2}:\d\d)\s?(?:开车|開車|开|開|発|发车|출발)/g
const ARRIVES = /(\d{1,2}:\d\d)\s?(?:到达|到達|到|着|도착)/g
/** `出発   東京 11:30`, `到着駅:京都 13:44`: a label, the station and the hour. */
const LABELLED_END =
  /^\s*(?:(?<leaves>出発|出发|出發|乗車|출발)|到着|到达|到達|降車|도착)[地駅站역]?(?:\s*:\s*|\s+)(?<town>\p{Lo}{1,8}?)(?<station>[駅站역]?)\s+(?<hour>\d{1,2}:\d\d)(?!\d)/u
/** In the midst of a sentence. */
const NUMBER =
  /(?:订单号码?|訂單號碼?|订单编号|取票号码?|取票號碼?|お預かり番号|お預り番号|予約番号|예약번호)(?:\s*:\s*|\s+|は)(?=[A-Z\d-]{4,20}(?![A-Z\d-]))/g

/** The word for a station in the language of a document, which may leave it away. */
const stationWord = (text: string): string => (/[ぁ-んァ-ヶ駅]/.test(text) ? '駅' : /[가-힣]/.test(text) ? '역' : '站')

function told(line: string, word: string): string {
  const out = line
    .replace(NUMBER, ' Booking number: ')
    .replace(LABELLED_END, (_, leaves: string | undefined, town: string, station: string, hour: string) => {
      return `${leaves ? 'Departure' : 'Arrival'}   ${town}${station || word}   ${hour}`
    })
    .replace(TIMED_WAY, (_, from: string, one: string, leaves: string, to: string, two: string, reaches: string) => {
      return `   ${from}${one || word}   ${leaves}   ${to}${two || word}   ${reaches}   `
    })
    .replace(LEAVES, ' Departure $1 ')
    .replace(ARRIVES, ' Arrival $1 ')
  const named = out
    .replace(TRAIN, '   Train $1   ')
    .replace(NAMED_TRAIN, (_, name: string, number: string) => `   ${NAMES.get(name) ?? 'Train'} ${number}   `)
    .replace(WAY, '   $1 → $2   ')
  if (named === line) return line
  // What stands between commas beside a train is a thing of its own; behind it is told where one sits.
  const train = /(?<= {3})Train \S+ {3}/.exec(named)
  if (!train) return named.trim()
  const end = train.index + train[0].length
  const before = named.slice(0, end).replace(/,/g, '   ')
  const way = before.includes(' → ')
    ? before
    : before.replace(BARE_WAY, (_, from: string, to: string) => `   ${from}${word} → ${to}${word}   `)
  return `${way}${named.slice(end).replace(/^[,\s]+/, '')}`.trim()
}

/** The same lines, where they are of trains; without wide signs. */
export function ridesInEnglish(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => RAIL.test(line))) return lines
  const word = stationWord(lines.join(''))
  return lines.map((line) => (/\d/.test(line) ? told(line, word) : line))
}

/** A name in the letters of East Asia that ends in the word for a station. */
export const STATION_NAME = /^\p{Lo}[\p{Lo}ー]{1,9}[站駅역](?=$|\s)/u
