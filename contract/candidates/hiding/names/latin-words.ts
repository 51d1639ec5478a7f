import type { FoldedText } from '../fold-text.ts'

/** A row of Latin letters, from unit `begin` up to `end` of a folded text. */
export type LatinWord = { raw: string; begin: number; end: number; isBesideLast: boolean }

/** Between words of one name stand blanks, or a sign or two. */
const between = /^[\s\p{P}\p{S}\p{Cf}]{0,8}$/u

/** The words of a text that are written in Latin letters, of whatever width. */
export function latinWords(text: string, { letters, scripts, gaps, from, to }: FoldedText): LatinWord[] {
  const words: LatinWord[] = []
  for (let at = 0; at < letters.length; at++) {
    if (scripts[at] !== 'latin') continue
    const word = words.at(-1)
    const isBeside = word?.end === at
    const sign = isBeside && gaps[at] !== 0 ? text.slice(to[at - 1], from[at]) : ''
    if (isBeside && (gaps[at] === 0 || /^['’ʼ`´]$/.test(sign))) {
      word.raw += letters[at]
      word.end++
    } else words.push({ raw: letters[at]!, begin: at, end: at + 1, isBesideLast: isBeside && gaps[at] !== 2 && between.test(sign) })
  }
  return words
}
