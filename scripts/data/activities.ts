/** Tours and activities: what can be done at any place that fits, and what is special to a city. Hand-written, own knowledge. */

import { fieldsOf } from './checks.ts'
import { districtLines, poiLines } from './destinations.ts'
import { at, byCodeUnit, fault, tableLines } from './sources.ts'

const name = 'activities.txt'

/** `poi:S,H/museum,palace!prison?t`, `city:river,harbour` or `city:*` */
const fits = /^(poi:[SHBNRP](,[SHBNRP])*\/(\*|[^!?/,]+(,[^!?/,]+)*)(![^!?/]+)?(\?[td])?|city:(\*|[a-z]+(,[a-z]+)*))$/
const duration = /^P(\d+D|T(?=\d)(\d+H)?(\d+M)?)$/
const placeholders = /\{(poi|poi2|city|district|dish)\}/g

/** The fields of a line, as many as there have to be, with a range of prices and a duration that make sense. */
function checked(line: string, count: number, least: number): string[] {
  const fields = fieldsOf(name, line, ';', count)
  if (fields.includes('')) fault(name, line)
  const [low, high, lasting] = fields.slice(least, least + 3)
  if (!(Number(low) > 0 && Number(low) < Number(high) && Number(high) < 1000) || !duration.test(lasting ?? '')) fault(name, line)
  return fields
}

/** What the points of a city are called, as `P03` and `D03`: the third place of interest, the third district. */
function anchors(): ReadonlyMap<string, string> {
  const named = (letter: string, lines: readonly string[]) =>
    lines.map((line): [string, string] => {
      const [id = '', title = ''] = line.split('\t')
      return [`${id.slice(0, 3)} ${title}`, `${letter}${id.slice(3)}`]
    })
  return new Map([...named('D', districtLines()), ...named('P', poiLines())])
}

/**
 * `#07 guided tour {poi}: Evening Visit 26 65 PT1H30M poi:S,H/museum?t …`, what fits many places, in the order of the table;
 * `MAD oldtown,hop tapas`, what a city is good for and what is eaten there; `MAD01 Flamenco show … 32 59 PT1H10M P04`, what only it has.
 */
export function activityLines(): string[] {
  const points = anchors()
  const lines: string[] = []
  let templates = 0
  let city = ''
  let special = 0
  for (const line of tableLines(name)) {
    if (line.startsWith('T;')) {
      const [kind = '', pattern = '', least = '', most = '', lasting = '', where = '', short = ''] = checked(line.slice(2), 7, 2)
      if (!fits.test(where) || `${pattern}${short}`.replace(placeholders, '').includes('{')) fault(name, line)
      lines.push([`#${numbered(++templates)}`, kind, pattern, least, most, lasting, where, short].join('\t'))
    } else if (line.startsWith('@')) {
      const [code = '', traits = '', dish = ''] = line.slice(1).split('|')
      if (!/^[A-Z]{3}$/.test(code) || !/^[a-z]+(,[a-z]+)*$/.test(traits) || dish === '') fault(name, line)
      city = code
      special = 0
      lines.push([code, traits, dish].join('\t'))
    } else {
      const fields = checked(line, 5, 1)
      const anchor = points.get(`${city} ${at(fields, 4)}`) ?? fault(name, `${city} has no ${at(fields, 4)}`)
      lines.push([`${city}${numbered(++special)}`, ...fields.slice(0, 4), anchor].join('\t'))
    }
  }
  return lines.sort(byCodeUnit)
}

const numbered = (number: number): string => String(number).padStart(2, '0')
