/** Counties of Britain, which stand between a town and its code: `Kendal`, `Cumbria`, `LA9 4AA`. Towns that are called as their county are left out. */

import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { postalOf, STREET } from './address-words.ts'

const COUNTIES: ReadonlySet<string> = new Set(
  `bedfordshire, berkshire, buckinghamshire, cambridgeshire, cheshire, cornwall, cumbria, derbyshire, devon, dorset, county durham, co durham, co. durham, east sussex
  east yorkshire, east riding of yorkshire, essex, gloucestershire, glos, greater london, greater manchester, hampshire, hants, herefordshire, hertfordshire, herts, isle of wight
  kent, lancashire, lancs, leicestershire, leics, lincolnshire, lincs, merseyside, middlesex, middx, norfolk, north yorkshire, n yorkshire, n. yorks, n yorks, northamptonshire, northants
  northumberland, north somerset, nottinghamshire, notts, oxfordshire, oxon, rutland, shropshire, somerset, south yorkshire, staffordshire, staffs, suffolk, surrey, sussex, tyne and wear
  tyne & wear, warwickshire, west midlands, west sussex, west yorkshire, wiltshire, wilts, worcestershire, worcs, yorkshire
  aberdeenshire, argyll, argyll and bute, ayrshire, berwickshire, caithness, dumfriesshire, dunbartonshire, east lothian, fife, highland, highlands, inverness-shire, invernessshire
  kincardineshire, kinross-shire, kirkcudbrightshire, lanarkshire, midlothian, moray, morayshire, nairnshire, north ayrshire, peeblesshire, perthshire, perth and kinross, renfrewshire
  ross-shire, ross and cromarty, roxburghshire, scottish borders, selkirkshire, south ayrshire, stirlingshire, sutherland, west lothian, wigtownshire, dumfries and galloway
  anglesey, isle of anglesey, blaenau gwent, carmarthenshire, ceredigion, clwyd, denbighshire, dyfed, flintshire, glamorgan, gwent, gwynedd, merionethshire, mid glamorgan, monmouthshire
  montgomeryshire, pembrokeshire, powys, south glamorgan, vale of glamorgan, west glamorgan
  county antrim, co antrim, co. antrim, county armagh, co armagh, co. armagh, county down, co down, co. down, county fermanagh, co fermanagh, co. fermanagh, county londonderry
  co londonderry, co. londonderry, county tyrone, co tyrone, co. tyrone`
    .split(/\s*[,\n]\s*/)
    .map((name) => name.trim()),
)
const isCounty = (part = ''): boolean => COUNTIES.has(plain(part))
/** What may be a town before a county: no street, and no house. */
const isTown = (part = ''): boolean => /^\p{Lu}[^\d]*$/u.test(part) && !STREET.test(plain(part)) && !HOUSE_KIND.test(plain(part))

/** The parts of an address without its county, where its town is told as well. */
export function withoutCounty(parts: readonly string[]): readonly string[] {
  const postalAt = parts.findLastIndex((part) => postalOf(part)?.groups?.uk !== undefined)
  const postal = parts[postalAt] ?? ''
  const code = postalOf(postal)
  if (!code) return parts
  const beside = postal.slice(0, code.index).trim()
  // `Fowey, Cornwall PL23 1AA`
  if (isCounty(beside) && isTown(parts[postalAt - 1])) return parts.with(postalAt, postal.slice(code.index))
  // `Whitby, North Yorkshire, YO22 4AA`
  if (beside === '' && isCounty(parts[postalAt - 1]) && isTown(parts[postalAt - 2])) return parts.filter((_, at) => at !== postalAt - 1)
  // `Dunbar, EH42 1AA, East Lothian`, `Dunbar EH42 1AA, East Lothian`
  const isBehind = isCounty(parts[postalAt + 1]) && (isTown(beside) || (beside === '' && isTown(parts[postalAt - 1])))
  return isBehind ? parts.filter((_, at) => at !== postalAt + 1) : parts
}
