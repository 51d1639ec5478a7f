import { isUtf8 } from 'node:buffer'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'

/** No call of ours takes a body that is nested half as deep; what walks a deeper one could run out of stack. */
const DEEPEST = 64
const [quote, backslash, openBrace, openBracket, closeBrace, closeBracket] = Buffer.from('"\\{[}]')

/** Why a body that calls itself JSON is not read: bytes that are no UTF-8, or brackets nested too deep. */
export function jsonRefusal(contentType: string | undefined, body: Buffer): ErrorCode | undefined {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '')) return
  return isUtf8(body) && !isTooDeep(body) ? undefined : 'BAD_REQUEST'
}

function isTooDeep(json: Buffer) {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) isInText = !isInText
    else if (isInText) at += byte === backslash ? 1 : 0
    else if (byte === openBrace || byte === openBracket) depth++
    else if (byte === closeBrace || byte === closeBracket) depth--
    if (depth > DEEPEST) return true
  }
  return false
}
