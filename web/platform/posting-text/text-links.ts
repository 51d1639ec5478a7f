export type TextPart = string | { href: string; text: string }

// Letters of Japanese, full-width signs and symbols such as → ★ ① end a link: Japanese prose follows an address without a space.
const ENDS = String.raw`\s<>"\\\u0060\p{C}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2018-\u201f\u2026\u3000-\u30ff\uff00-\uffef\p{So}\p{No}\u2190-\u22ff`
// A Japanese host name: labels of Japanese letters between dots, and a last one of Latin letters. Only its first label may begin with Latin
// letters: after a dot they are more likely the end of a host, and the Japanese letters the sentence that goes on.
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーa-z0-9-]{0,62}`
const JAPANESE_HOST = String.raw`(?:(?:[a-z0-9-]{1,63}\.){0,5}|[a-z0-9-]{1,40})(?:${JAPANESE}\.){1,5}[a-z]{2,24}(?![a-z0-9-])`
// No address that a person reads is longer.
const candidate = new RegExp(String.raw`(?<![A-Za-z0-9_])(?:https?|ftp|file)://(?!https?:)(?:${JAPANESE_HOST})?[^${ENDS}]{0,2000}`, 'giu')
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** A text with its http and https addresses as links; with `any`, those of ftp and of files, too. */
export function textLinks(text: string, schemes: 'web' | 'any' = 'web'): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutSentenceEnd(withoutHostEnd(found))
    if (!isLinkable(address, schemes) || isHostCut(address, text.slice(index + address.length))) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push({ href: address, text: address })
    end = index + address.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** http://example.com=: a sign that no host holds ends an address without a path. A sign of a name before the host does not: such an address is no link. */
const withoutHostEnd = (address: string) => address.replace(/^([a-z]+:\/\/[^/?#@=!$&'()*+,;|~^]{1,255})[=!$&'()*+,;|~^]+$/i, '$1')

/** A full stop or a bracket that was opened before the address belongs to the sentence around it. */
function withoutSentenceEnd(address: string) {
  for (;;) {
    const last = address.at(-1) ?? ''
    const opening = closing[last]
    const isSentence = opening ? countOf(address, last) > countOf(address, opening) : /[.,:;!?'*|([{]/.test(last)
    if (!isSentence) return address
    address = address.slice(0, -1)
  }
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/**
 * http://exampleこれは: where a letter follows a host without a dot, or with one, the text names a longer host than the address. So it does in
 * https://example。jp, where a full stop of Japanese stands for the dot.
 */
function isHostCut(address: string, rest: string) {
  if (!/^[a-z]+:\/\/[^/?#]*$/i.test(address)) return false
  const isShort = /^\.?[\p{L}\p{N}]/u.test(rest) && !/\.[a-z]{2,}(?::\d+)?$/i.test(address)
  return isShort || /^\.[\p{L}\p{N}]/u.test(rest) || /^[。．｡][a-z0-9-]{1,63}(?:[\s/:.。．｡]|$)/i.test(rest)
}

/** A name or password before the host makes an address look like another's. */
function isLinkable(address: string, schemes: 'web' | 'any') {
  const url = URL.parse(address)
  if (!/^https?:/i.test(address) && schemes === 'web') return false
  if (url?.protocol === 'file:') return url.hostname === '' && url.pathname.length > 1
  return !!url && !url.username && !url.password && !address.slice(8).startsWith('@') && isHost(url.hostname) && isAsWritten(address, url.hostname)
}

/** https://2130706433 is 127.0.0.1 to a browser, and аpple with a Cyrillic а another host than its readers see. */
function isAsWritten(address: string, hostname: string) {
  if (/^[\d.]+$/.test(hostname)) return address.includes(`://${hostname}`)
  const written = /^[a-z]+:\/\/([^/?#]*)/i.exec(address)?.[1] ?? ''
  return !written.split('.').some((label) => /[a-z]/i.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(label))
}

/** Labels neither begin nor end with a hyphen, and only those below a domain hold an underscore. The last of several is letters alone, a number of an IPv4 address, or the code of letters of another script. */
function isHost(hostname: string) {
  const labels = hostname.split('.')
  const last = labels.at(-1) ?? ''
  const isTop = labels.length === 1 || /^(?:[a-z]{2,}|\d{1,3}|xn--[a-z0-9-]+)$/.test(last)
  const isLabel = (label: string, index: number) => /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/.test(label) && (!label.includes('_') || index < labels.length - 2)
  return isTop && labels.every(isLabel)
}
