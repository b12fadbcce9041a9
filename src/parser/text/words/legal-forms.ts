/** What firms are by law, where nothing else is written so, in plain letters and without the dot at its end. */

import { AND_OR_TO } from './and-words.ts'

const FORMS = 'gmbh|mbh|ohg|ltd|ltda|eireli|limited|plc|inc|llc|llp|corp|lda|aps|oyj|kft'
/** The same with dots within it, or with none: `S.r.l.`, `SRL`. */
const DOTTED = ['srl', 'spa']
const ALWAYS = `${FORMS}|${DOTTED.map((form) => [...form].join('\\.?')).join('|')}|a\\/s|s\\.r\\.o|a\\.s|sp\\. z o\\.? ?o|d\\.o\\.o|zrt`
/** The same, and what is a word as well: a part of patterns, behind the name of a firm. */
export const LEGAL_FORM = `(?:${ALWAYS}|d\\.?a\\.?c|kg|e\\.? ?v|ag|se|s\\.?a\\.?s|s\\.?a\\.?r\\.?l|s\\.?l\\.?u?|s\\.?a|b\\.?v|n\\.?v|ab|as|oy)`

/** Whether a text ends as the name of a firm. Short forms are words in small letters, and `Calgary SE` and `Adelaide SA` are places. */
export const isOfFirm = (text: string): boolean => isOfFirmInFull(text) || SHORT.test(text)
/** The same by a form that nobody has behind a name: `Suresh KG` and `Rahul AS` are called so by the names of their fathers. */
export const isOfFirmInFull = (text: string): boolean => (LONG.test(text) && !AND_SPA.test(text)) || isDesignated(text)
/** `ISLAND RESORT & SPA`: where one bathes. */
const AND_SPA = new RegExp(`(?:[&+]|\\s(?:${AND_OR_TO})) spa$`, 'i')
/** `Green Harbour DAC`, `Nóbrega Hospedagem ME`; in Vietnam people are called `Dac`, and in capitals `NGUYEN VAN DAC`. */
const isDesignated = (text: string): boolean => /\s(?:DAC|D\.A\.C\.?|ME|EPP|MEI)$/.test(text) && text !== text.toUpperCase()
const LONG = new RegExp(`\\s(?:${ALWAYS}|s\\.a\\.s|s\\.a\\.r\\.l|sarl|s\\.l|s\\.a|b\\.v|n\\.v)\\.?$`, 'i')
/** What of these nobody has behind a name in capitals either, where initials and names of parents stand: without dots. */
const IN_CAPITALS = new RegExp(`\\s(?:${`${FORMS}|${DOTTED.join('|')}|sro|zrt|sarl|sasu|slu`.toUpperCase()})$`)
/** Whether a text in capitals ends so. */
export const isOfFirmInCapitals = (text: string): boolean => IN_CAPITALS.test(text.replace(/\.(?=$|\p{Lu})/gu, ''))
const SHORT = /\s(?:KG|AG|AB|AS|BV|NV|SL|SLU|SAS|UC|Oy|e\.? ?V)\.?$/
