/** Documents of East Asia: what their labels say is put into the words that are looked for, their signs into ours, and the names they tell stay. */

import { months, weekdays } from '../../../core/say.ts'
import { type WordSet, wordSet } from '../words/vocabulary.ts'
import { ridesInEnglish } from './east-asian-rides.ts'

/** Labels of stays in Japanese, Chinese and Korean. */
const LABELS: readonly (readonly [string, WordSet])[] = [
  [
    'Hotel',
    wordSet(
      '宿泊施設 宿泊施設名 施設名 宿名 旅館名 ホテル名 ホテル 宿泊先 お宿 旅館 酒店 酒店名称 酒店名稱 飯店 飯店名稱 住宿 住宿名称 住宿名稱 호텔 호텔명 숙소 숙소명 숙박시설',
    ),
  ],
  ['Address', wordSet('住所 所在地 施設住所 ホテル住所 宿泊施設住所 地址 酒店地址 飯店地址 住宿地址 주소 호텔주소 숙소주소')],
  [
    'Check-in',
    wordSet(
      'チェックイン チェックイン日 チェックイン日時 宿泊開始日 入住 入住日期 入住时间 入住時間 入住日 체크인 체크인날짜 체크인일 입실일',
    ),
  ],
  ['Check-in time', wordSet('チェックイン時間 チェックイン時刻 チェックイン予定時刻 チェックイン予定時間 체크인시간')],
  [
    'Check-out',
    wordSet(
      'チェックアウト チェックアウト日 チェックアウト日時 退房 退房日期 退房时间 退房時間 离店 離店 离店时间 离店日期 離店日期 체크아웃 체크아웃날짜 체크아웃일 퇴실일',
    ),
  ],
  ['Check-out time', wordSet('チェックアウト時間 チェックアウト時刻 체크아웃시간')],
  [
    'Booking number',
    wordSet(
      '予約番号 ご予約番号 予約確認番号 確認番号 予約ID 订单号 订单编号 预订号 预订编号 预订确认号 确认号 訂單編號 訂單號碼 預訂編號 預訂號碼 訂房編號 訂房代號 確認號碼 예약번호 예약확인번호 확인번호',
    ),
  ],
  [
    'Hotel confirmation number',
    wordSet(
      '酒店确认号 酒店確認號 酒店确认编号 飯店確認號碼 飯店確認號 施設予約番号 ホテル予約番号 ホテル確認番号 宿泊予約番号 宿泊確認番号 住宿确认号 住宿確認號 호텔확인번호 호텔예약번호 숙소확인번호 숙소예약번호',
    ),
  ],
  [
    'Guest name',
    wordSet(
      '宿泊者 宿泊者名 宿泊者氏名 ご宿泊者名 宿泊代表者 宿泊代表者名 宿泊代表者氏名 代表者氏名 予約者 予約者名 予約者氏名 お名前 氏名 住客 住客姓名 入住人 入住客人 客人姓名 旅客姓名 투숙객성명 투숙자 투숙자명 투숙객 투숙객명 예약자 예약자명 고객명',
    ),
  ],
  [
    'Accompanying guest name',
    wordSet(
      '同伴者 同伴者名 同伴者氏名 同行者 同行者名 同行者氏名 同住人 同宿者 同宿者名 동행자 동반자 동반투숙객 동반투숙객명 동반투숙객성명',
    ),
  ],
  ['Nights', wordSet('泊数 宿泊日数 宿泊数 入住晚数 晚数 晚數 숙박일수')],
  ['Rooms', wordSet('部屋数 室数 客室数 房间数 房間數 객실수')],
  ['Phone', wordSet('電話番号 電話 电话 电话号码 電話號碼 전화 전화번호')],
]
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
/** A word at the beginning of a line or a cell, in brackets or before a colon, a space or the end. */
const LABEL =
  /(?<=^|\s{2}|[|/]\s?)[■●◆◇○・*※\s]*(?:[【[](?<framed>[^】\]]{1,14})[】\]]|(?<word>[\p{Lo}ー]{2,14}(?: (?!\p{Lo}{5})\p{Lo}{2,6})?)(?=\s*:|\s|$|\d{1,4}[年月]))(?<colon>\s*:)?\s*/gu

/** That a booking is no more. */
const CALLED_OFF =
  /(?:予約)?(?:の)?(?:キャンセル|取消|取り消し)(?:手続き)?(?:完了|のお知らせ|を?承りました|しました|されました|が完了)|(?:预订|預訂|订单|訂單|订房|訂房)(?:(?:已|被)(?:成功)?取消|取消(?=成功|完成|通知|确认|確認|\s*(?:$|[!！。:-])))|取消(?:预订|預訂|订单|訂單)?(?:成功|完成)|예약이? ?취소(?:되었습니다|됐습니다| ?완료)|취소(?:되었습니다| ?완료)/g

/** Behind the name of somebody, as polite people write it. */
const HONORIFIC = /(?<=[\p{L}])\s?(?:様|さま|님|先生|女士|小姐)(?=\s|$|[,、，(])/gu

/** `房间1 Room 1: REED/ANNA`: in which room somebody sleeps. */
const NUMBERED_ROOM = /(?:房间|房間|客室|객실)\s?\d{1,2}\s?(?:Room \d{1,2}\s?)?:\s*(?=\p{Lu}{2})/gu

/** `2026년 2월 13일 (금)`, `8月3日（月）`, `2027年4月26日（周一）` */
const DAY =
  /(?:(?<year>20\d\d)\s?[年년]\s?)?(?<![\d])(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일](?:\s?\((?:周|週|星期|礼拜)?(?<weekday>[月火水木金土日월화수목금토일一二三四五六天])(?:曜日?|요일)?\))?/g
const MONTH_NAMES = months.map((name) => name.slice(0, 3))
/** Weekdays from Sunday on, as each of the languages has them. */
const WEEKDAY_SIGNS = ['日일天', '月월一', '火화二', '水수三', '木목四', '金금五', '土토六']
const WEEKDAY_NAMES = weekdays.map((name) => name.slice(0, 3))

/** The same in our words: `Fri 13 Feb 2026`. */
function inFigures(whole: string, ...rest: readonly unknown[]): string {
  const { year = '', month, day, weekday } = rest.at(-1) as Readonly<Record<string, string | undefined>>
  const name = MONTH_NAMES[Number(month) - 1]
  const which = weekday === undefined ? -1 : WEEKDAY_SIGNS.findIndex((signs) => signs.includes(weekday))
  return name === undefined ? whole : ` ${[WEEKDAY_NAMES[which], day, name, year].filter(Boolean).join(' ')} `
}

/** A link behind an address. */
const MAP = /(?<=[号號楼樓层層室\d])\s+(?:查看)?(?:地图|地圖|导航|導航|地図)(?:\/(?:地图|地圖|导航|導航))?.*$/u

const said = (word: string): string | undefined => LABELS.find(([, words]) => words.has(word.replace(/\s/g, '')))?.[0]

function translated(line: string): string {
  if (!EAST_ASIAN.test(line)) return line
  return line
    .normalize('NFKC')
    .replace(/〒\s?/g, '')
    .replace(LABEL, (whole: string, ...rest: readonly unknown[]) => {
      const { framed, word = '', colon } = rest.at(-1) as Readonly<Record<string, string | undefined>>
      const label = said(framed ?? word)
      if (label === undefined) return whole
      return framed === undefined && colon === undefined ? `${label}   ` : `${label}: `
    })
    .replace(MAP, '')
    .replace(CALLED_OFF, ' Your booking has been cancelled. ')
    .replace(HONORIFIC, '')
    .replace(NUMBERED_ROOM, '')
    .replace(DAY, inFigures)
    .replace(/^ (?=\S)/, '')
    .replace(/(\d{1,2})\s?(?:泊|晚|박)/g, '$1 nights ')
    .trimEnd()
}

/** A line that is a name with a word for houses in it. */
const HOUSE =
  /^(?=.{3,70}$)(?!.*(?:号|號|番号|번호|确认|確認|株式会社|有限会社|公司|주식회사))(?=.{0,30}(?:ホテル|旅館|民宿|酒店|饭店|宾馆|飯店|賓館|客栈|호텔|펜션|리조트))[\p{Lo}\p{Lu}\p{Ll}\d ー・&'-]{2,30}(?: ?\([^)]{3,40}\))?$/u

/** `この度は「旅館雪あかり」のご予約を…`: whose booking somebody thanks for. */
const BOOKED = /「([^「」]{2,40})」(?:の|を|への)?ご(?:予約|宿泊)/u
/** Who sells journeys, or counts miles. */
const SELLS = /トラベル|クラブ|予約|旅行|マイレージ|travel|club/iu

/** The same lines, those with such labels in English ones. Where none says house, the first line that is the name of one is told to be one. */
export function inEnglish(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => EAST_ASIAN.test(line))) return lines
  const out = ridesInEnglish(lines.map(translated))
  if (out.some((line) => /(?:^|\s{3})Hotel(?::|\s{3})/.test(line))) return out
  const name = out.findIndex((line) => HOUSE.test(line.trim()))
  const quoted = name < 0 ? out.map((line) => BOOKED.exec(line)?.[1] ?? '').find((told) => told !== '' && !SELLS.test(told)) : undefined
  if (quoted !== undefined) return [`Hotel: ${quoted}`, ...out]
  return name < 0 ? out : out.map((line, at) => (at === name ? `Hotel: ${line.trim()}` : line))
}
