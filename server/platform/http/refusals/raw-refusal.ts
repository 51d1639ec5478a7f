import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import { LONGEST_URL, MOST_HEADERS } from '../server/http-limits.ts'
import { largestBody } from '../requests/largest-body.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const host = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i
const unprintable = /[\p{Cc}\\]/u

/** Errors of a request that show before its route is looked up. */
export function rawRefusal({ method = '', url = '', headers, rawHeaders, httpVersion }: IncomingMessage): ErrorCode | undefined {
  if (!methods.has(method)) return 'METHOD_NOT_SUPPORTED'
  if (url.length > LONGEST_URL) return 'URI_TOO_LONG'
  if (rawHeaders.length / 2 > MOST_HEADERS) return 'HEADERS_TOO_LARGE'
  if (!isReadablePath(url) || !isOneHost(headers.host, rawHeaders, httpVersion)) return 'BAD_REQUEST'
  if (Number(headers['content-length'] ?? 0) > largestBody(url.split('?', 1)[0] ?? '')) return 'PAYLOAD_TOO_LARGE'
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'UNSUPPORTED_MEDIA_TYPE'
  return undefined
}

/** Two of them, and a proxy may have looked at the one that we do not. Only HTTP/1.0 knows requests without. */
function isOneHost(given: string | undefined, rawHeaders: string[], httpVersion: string) {
  const many = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  return many === 0 ? httpVersion === '1.0' : many === 1 && host.test(given ?? '')
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
