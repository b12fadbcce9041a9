/** Where passengers of an airline check in on the web. */

import { demandAirline, type Network } from './network.ts'
import { byCodeUnit, fault, fields, tableLines } from './sources.ts'

/** The mark of an address that is near the page and not the page itself. */
const NEARLY = '~'

/** `IB web mobile`; the last empty where it is the same page. */
export function checkinLines(network: Network): string[] {
  const airlines = new Set<string>()
  return tableLines('checkin.txt')
    .map((line) => {
      const [airline = '', web = '', last = ''] = fields('checkin.txt', line, 3)
      const mobile = last === NEARLY || last === web ? '' : last
      demandAirline(network, 'checkin.txt', airline)
      if (airlines.has(airline)) fault('checkin.txt', `${airline} stands twice`)
      airlines.add(airline)
      for (const address of [web, mobile]) if (address !== '' && !URL.canParse(address)) fault('checkin.txt', address)
      if (!web.startsWith('https://')) fault('checkin.txt', line)
      return [airline, web, mobile].join('\t')
    })
    .sort(byCodeUnit)
}
