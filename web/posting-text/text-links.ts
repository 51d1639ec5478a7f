export type TextPart = string | { href: string; text: string }

// A link ends at Japanese letters and full-width signs: Japanese prose follows an address without a space. Longer than this is no address for people.
const candidate =
  /(?<![A-Za-z0-9_])(?:https?|ftp|file):\/\/[^\s<>"`\p{C}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u2018-\u201f\u2026\u3000-\u30ff\uff00-\uffef]{1,2000}/giu
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** A text with its http and https addresses as links; with `any`, those of ftp and of files, too. */
export function textLinks(text: string, schemes: 'web' | 'any' = 'web'): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutSentenceEnd(found)
    if (!isLinkable(address, schemes)) continue
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

/** A name or password before the host makes an address look like another's. */
function isLinkable(address: string, schemes: 'web' | 'any') {
  const url = URL.parse(address)
  if (!/^https?:/i.test(address) && schemes === 'web') return false
  if (url?.protocol === 'file:') return url.hostname === '' && url.pathname.length > 1
  return !!url && !url.username && !url.password && !address.slice(8).startsWith('@') && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(url.hostname)
}
