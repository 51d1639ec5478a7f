import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '#contract/errors.ts'
import { LONGEST_URL, MOST_HEADERS } from './http-limits.ts'
import { largestBody } from './largest-body.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const host = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i
const unprintable = /[\p{Cc}\\]/u

/** What is wrong with a request before anyone looks at what it asks for. */
export function rawRefusal({ method = '', url = '', headers, rawHeaders }: IncomingMessage): ErrorCode | undefined {
  if (!methods.has(method)) return 'METHOD_NOT_SUPPORTED'
  if (url.length > LONGEST_URL) return 'URI_TOO_LONG'
  if (rawHeaders.length / 2 > MOST_HEADERS) return 'HEADERS_TOO_LARGE'
  if (!isReadablePath(url) || !host.test(headers.host ?? 'localhost')) return 'BAD_REQUEST'
  if (Number(headers['content-length'] ?? 0) > largestBody(url.split('?', 1)[0] ?? '')) return 'PAYLOAD_TOO_LARGE'
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'UNSUPPORTED_MEDIA_TYPE'
  return undefined
}

/** Percent signs that stand for no UTF-8 text, NUL and other control characters name no page and no call. */
function isReadablePath(url: string) {
  if (!url.startsWith('/') || /[^\u0021-\u007e]/.test(url)) return false
  try {
    return !unprintable.test(decodeURIComponent(url.split('?', 1)[0] ?? ''))
  } catch {
    return false
  }
}
