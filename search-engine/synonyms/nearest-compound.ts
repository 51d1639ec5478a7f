import { isOneTypo } from '../words/is-one-typo.ts'
import { katakanaParts } from '../words/katakana-parts.ts'
import { consistsOfWords } from '../words/are-part-words.ts'
import { normalizeText } from '../text/normalize-text.ts'

/** Of shorter words too many others are one letter away. */
const shortest = 4
const byLength = Map.groupBy(
  Array.from(katakanaParts).filter((word) => word.length >= shortest),
  (word) => word.length,
)

const small = 'ァィゥェォッャュョ'
const large = (word: string): string => word.replace(/[ァィゥェォッャュョ]/gu, (letter) => 'アイウエオツヤユヨ'.charAt(small.indexOf(letter)))

/**
 * A word of katakana with one wrong letter, mended: エンジニァ in フロントエンドエンジニァ is one letter away from a known word and stands beside known ones. Undefined where nothing fits, and for a word
 * that consists of known ones.
 */
export const nearestCompound = (typed: string): string | undefined => {
  const word = normalizeText(typed)
  if (!/^[ァ-ヺ]+$/u.test(word) || word.length < shortest + 1 || consistsOfWords(word)) return undefined
  for (let length = word.length; length >= shortest; length--) {
    for (let start = 0; start + length <= word.length; start++) {
      const [before, wrong, after] = [word.slice(0, start), word.slice(start, start + length), word.slice(start + length)]
      if (!consistsOfWords(before) || !consistsOfWords(after)) continue
      const near = [length, length - 1, length + 1].flatMap((one) => byLength.get(one) ?? []).filter((one) => isOneTypo(wrong, one))
      // A letter of the wrong size is the likeliest slip.
      const meant = near.find((one) => large(one) === large(wrong)) ?? near[0]
      if (meant) return before + meant + after
    }
  }
  return undefined
}
