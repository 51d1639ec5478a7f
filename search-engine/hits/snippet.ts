import { type Hit, hitsIn, wantedOf } from './find-hits.ts'

export type Snippet = { text: string; hits: Hit[] }

const breaks = /[。！？!?\n、，,・ 　]/u

/** The part of a text around its first hit, about `length` long, begun and ended at a sensible place, on one line. */
export const snippet = (text: string, freeWord: string, length: number, without?: string[]): Snippet => {
  const all = hitsIn(text, wantedOf(freeWord, without))
  const found = all.next()
  const first: Hit = found.done ? [0, 0] : found.value
  let start = Math.max(0, Math.min(first[0] - Math.floor(length / 3), text.length - length))
  if (start > 0) {
    for (let i = start; i < first[0]; i++)
      if (breaks.test(text.charAt(i))) {
        start = i + 1
        break
      }
  }
  let end = Math.max(Math.min(text.length, start + length), first[1])
  if (end < text.length) {
    for (let i = end; i > Math.max(first[1], end - length / 4); i--)
      if (breaks.test(text.charAt(i - 1))) {
        end = i
        break
      }
  }
  start = outward(text, start, -1)
  end = outward(text, end, 1)
  const before = start > 0 ? '…' : ''
  const shift = before.length - start
  const hits: Hit[] = []
  for (let next = found; !next.done && next.value[0] < end; next = all.next()) {
    const [from, to] = next.value
    hits.push([Math.max(from, start) + shift, Math.min(to, end) + shift])
  }
  return { text: `${before}${text.slice(start, end).replace(/\s/gu, ' ')}${end < text.length ? '…' : ''}`, hits }
}

// A cut never parts a surrogate pair or a letter and its mark.
const outward = (text: string, place: number, step: 1 | -1): number => {
  let at = place
  while (at > 0 && at < text.length && /[\udc00-\udfff]|\p{M}|[ﾞﾟ゛゜]/u.test(text.charAt(at))) at += step
  return at
}
