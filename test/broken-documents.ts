import { constants, deflateRawSync } from 'node:zlib'
import { page, pdf } from './documents.ts'

/** Documents of which a part is whatever is given, and what may be given. */

const MB = 1024 * 1024

/** No bytes, and none after them (RFC 1951, 3.2.3). */
const LAST_BLOCK = Buffer.from([3, 0])

/** So many megabytes of spaces in a zlib stream, of which one is packed and stands there again and again; its checksum is wrong. */
export function packedSpaces(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(MB, 32), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(megabytes).fill(one), LAST_BLOCK, Buffer.alloc(4)])
}

/** A PDF of one page whose content is packed. */
export function pdfWith(packed: Uint8Array): Uint8Array {
  const plain = Buffer.from(pdf([page('x')])).toString('latin1')
  const content = Buffer.from(packed).toString('latin1')
  return Buffer.from(
    plain.replace(
      /<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/,
      () => `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${content}\nendstream`,
    ),
    'latin1',
  )
}

/** Locked with a user password that nobody knows (ISO 32000-1, 7.6.3). */
export function locked(): Uint8Array {
  const key = `<${'ab'.repeat(32)}>`
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -44 >> /ID [<00> <00>]`
  return Buffer.from(
    Buffer.from(pdf([page('x')]))
      .toString('latin1')
      .replace('/Root 1 0 R', `/Root 1 0 R ${encryption}`),
    'latin1',
  )
}

/** A grey PNG whose packed pixels are whatever is given. */
export function png(width: number, height: number, packed: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const chunk = (name: string, data: Uint8Array): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
