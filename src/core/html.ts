import { cleaned } from './cleaned.ts'

/**
 * HTML of a service as plain text for a terminal: a line for each paragraph, no tags, entities as characters, links with their addresses
 * behind them, nothing that could steer a terminal. It takes one pass, however the HTML is broken.
 */
export function plainText(html: string): string {
  const parts: string[] = []
  let link: Link | undefined
  const ended = (): void => {
    const address = link?.address
    const said = link && parts.slice(link.from).join('')
    link = undefined
    // An address that is its own text is not said twice.
    if (address !== undefined && !bare(said ?? '').includes(bare(address))) parts.push(` (${address})`)
  }
  for (let at = 0; at < html.length; ) {
    const piece = nextPiece(html, at)
    at = piece.end
    if ('text' in piece) {
      parts.push(decoded(piece.text).replace(/[\t\n\r ]+/g, ' '))
      continue
    }
    const { name, closing, inside } = piece
    if (name === 'a' || broken.has(name)) ended()
    if (name === 'a' && !closing) link = { from: parts.length, address: addressIn(inside) }
    else if (name === 'li' && !closing) parts.push('\n• ')
    else if (broken.has(name)) parts.push('\n')
    else if (apart.has(name)) parts.push(' ')
  }
  ended()
  return cleaned(parts.join(''))
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n')
}

interface Link {
  /** The first part of its text. */
  readonly from: number
  readonly address: string | undefined
}

type Piece =
  | { readonly end: number; readonly text: string }
  /** A tag; `inside` is what stands behind its name. A remark has no name. */
  | { readonly end: number; readonly name: string; readonly closing: boolean; readonly inside: string }

/** Elements that begin a line, and those that only keep words apart. */
const broken = new Set('p div br li ul ol h1 h2 h3 h4 h5 h6 tr table section article blockquote header footer hr pre dl dt dd'.split(' '))
const apart = new Set(['td', 'th', 'option'])
/** Elements whose content is nothing to read. */
const unread = new Set(['script', 'style', 'head', 'title', 'template', 'iframe', 'noscript', 'textarea', 'svg', 'object'])

/** The text up to the next tag, or the tag that begins here. */
function nextPiece(html: string, at: number): Piece {
  if (!isTag(html, at)) {
    let end = html.indexOf('<', at + 1)
    while (end >= 0 && !isTag(html, end)) end = html.indexOf('<', end + 1)
    return { end: end < 0 ? html.length : end, text: html.slice(at, end < 0 ? undefined : end) }
  }
  if (html.startsWith('<!--', at)) return remark(after(html, '-->', at + 4))
  const end = endOfTag(html, at)
  const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(at, at + 32)) ?? []
  if (name === '') return remark(end)
  const tag = name.toLowerCase()
  if (slash === '' && unread.has(tag) && html[end - 2] !== '/') return remark(endOfElement(html, tag, end))
  return { end, name: tag, closing: slash !== '', inside: html.slice(at + 1 + slash.length + name.length, end - 1).slice(0, longestTag) }
}

const remark = (end: number): Piece => ({ end, name: '', closing: false, inside: '' })

/** `<p`, `</p`, `<!--`, `<?`; a sign of its own as in `a < b` is text. */
const isTag = (html: string, at: number): boolean => html[at] === '<' && /[a-z/!?]/i.test(html[at + 1] ?? '')

/** Where a text ends, as a position behind it; the end of all where it never comes. */
function after(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from)
  return found < 0 ? html.length : found + text.length
}

const longestTag = 4096

/** Behind the `>` of a tag. One within quotes is no end, unless the quotes never close. */
function endOfTag(html: string, at: number): number {
  let quote = ''
  for (let place = at + 1; place < Math.min(html.length, at + longestTag); place++) {
    const sign = html[place] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return place + 1
    else if ((sign === '"' || sign === "'") && html[place - 1] === '=') quote = sign
  }
  return after(html, '>', at)
}

/** Behind the end of an element whose content is not read; the end of all where it is never closed. */
function endOfElement(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s>/]`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  return found ? after(html, '>', found.index) : html.length
}

/** The address of a link, where it is one that a browser opens or a letter goes to. */
function addressIn(inside: string): string | undefined {
  const [, double, single, plain] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(inside) ?? []
  const address = decoded(double ?? single ?? plain ?? '').trim()
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(address) ? address.replace(/^mailto:/i, '') : undefined
}

/** `https://www.gov.uk/` and `www.gov.uk` are the same to a reader. */
const bare = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')

const entities: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amp & lt < gt > quot " apos \' nbsp \u00a0 ndash – mdash — hellip … lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » bull • middot · ' +
    'deg ° euro € pound £ cent ¢ copy © reg ® trade ™ times × plusmn ± eacute é egrave è ecirc ê agrave à aacute á acirc â atilde ã ' +
    'auml ä ouml ö uuml ü szlig ß ccedil ç ntilde ñ oacute ó ograve ò ocirc ô otilde õ iacute í uacute ú ugrave ù aring å oslash ø ' +
    'Eacute É Auml Ä Ouml Ö Uuml Ü Ccedil Ç Ntilde Ñ iexcl ¡ iquest ¿ shy \u00ad ensp \u2002 emsp \u2003 thinsp \u2009 zwj \u200d zwnj \u200c'
  )
    .split(' ')
    .flatMap((word, at, words) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])),
)

/** Those that are often written without the semicolon. */
const old = new Set(['amp', 'lt', 'gt', 'quot', 'nbsp'])

/** Text with its entities as characters, each decoded once. What is none stays as it is. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}))(;?)/gi, (whole, decimal, hex, name, end) => {
        // In `?a=1&copy=2` there is no sign of copyright.
        if (name !== undefined) return Object.hasOwn(entities, name) && (end || old.has(name)) ? (entities[name] ?? whole) : whole
        return character(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
      })
    : text

/** A character by its number; nothing for a number that is none (or half of one). */
const character = (code: number): string => (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '' : String.fromCodePoint(code))
