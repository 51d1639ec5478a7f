export type TextPart = string | { href: string; text: string }

// Letters of Japanese, full-width signs and symbols such as → ★ ① end a link: Japanese prose follows an address without a space.
const ENDS = String.raw`\s<>"\u0060\p{C}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u2018-\u201f\u2026\u3000-\u30ff\uff00-\uffef\p{So}\p{No}\u2190-\u22ff`
// A Japanese host name: labels of Japanese letters between dots, and a last one of Latin letters.
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーa-z0-9-]{0,62}`
const JAPANESE_HOST = String.raw`(?:[a-z0-9-]{1,63}\.){0,5}(?:${JAPANESE}\.){1,5}[a-z]{2,24}(?![a-z0-9-])`
// Longer than this is no address for people.
const candidate = new RegExp(String.raw`(?<![A-Za-z0-9_])(?:https?|ftp|file)://(?:${JAPANESE_HOST})?[^${ENDS}]{0,2000}`, 'giu')
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** A text with its http and https addresses as links; with `any`, those of ftp and of files, too. */
export function textLinks(text: string, schemes: 'web' | 'any' = 'web'): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutSentenceEnd(found)
    if (!isLinkable(address, schemes) || isHostCut(address, text.slice(index + address.length))) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push({ href: address, text: address })
    end = index + address.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** A full stop or a bracket that was opened before the address belongs to the sentence around it. */
function withoutSentenceEnd(address: string) {
  for (;;) {
    const last = address.at(-1) ?? ''
    const opening = closing[last]
    const isSentence = opening ? countOf(address, last) > countOf(address, opening) : /[.,:;!?'*|]/.test(last)
    if (!isSentence) return address
    address = address.slice(0, -1)
  }
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** http://exampleこれは: where a letter follows a host without a dot, or with one, the text names a longer host than the address. */
const isHostCut = (address: string, rest: string) =>
  /^[a-z]+:\/\/[^/?#]*$/i.test(address) && /^\.?[\p{L}\p{N}]/u.test(rest) && (!/\.[a-z]{2,}(?::\d+)?$/i.test(address) || /^\.[\p{L}\p{N}]/u.test(rest))

/** A name or password before the host makes an address look like another's. */
function isLinkable(address: string, schemes: 'web' | 'any') {
  const url = URL.parse(address)
  if (!/^https?:/i.test(address) && schemes === 'web') return false
  if (url?.protocol === 'file:') return url.hostname === '' && url.pathname.length > 1
  return !!url && !url.username && !url.password && !address.slice(8).startsWith('@') && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(url.hostname)
}
