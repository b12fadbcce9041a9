import { printable } from '../core/untrusted.ts'

/** What went wrong on the network in plain words, by the codes of Node (`errno`), of undici (`UND_ERR_…`) and of OpenSSL. */
const causes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection broke',
  EPIPE: 'the connection broke',
  UND_ERR_SOCKET: 'the connection broke',
  UND_ERR_DESTROYED: 'the connection was ended here',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ENETUNREACH: 'the network cannot be reached',
  EHOSTUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'it took too long to connect',
  UND_ERR_CONNECT_TIMEOUT: 'it took too long to connect',
  UND_ERR_HEADERS_TIMEOUT: 'it took too long to answer',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped half-way',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer is shorter or longer than announced',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the answer are too long',
  EPROTO: 'it does not speak TLS, or not one known here',
}

/** `ENOENT` and the like; empty for what has no such code. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export function causeOf(error: Error): string {
  const code = codeOf(error)
  const cause = causes[code]
  if (cause) return cause
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code)) return `its certificate is not trusted (${code})`
  if (error.name === 'HTTPParserError') return 'what answers there does not speak HTTP'
  return printable(code ? `${error.message} (${code})` : error.message)
}
