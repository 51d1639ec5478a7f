import { foldUnits, foldWidth, lastUnits, readUnits, textOfUnits } from './fold-width.ts'
import { settleSpaces } from './settle-spaces.ts'

/** Lower letters, signs and line breaks without a blank: nothing to do. */
const settled = /^[\n!-@[-~]*$/
let kept = new Uint32Array(1 << 12)

/** The one spelling in which text is stored and words are searched. */
export const normalizeText = (text: string, longVowels: 'drop' | 'keep' = 'drop'): string => {
  if (settled.test(text)) return text
  const length = foldUnits(text) ?? readUnits(foldWidth(text))
  const units = lastUnits()
  if (kept.length < length) kept = new Uint32Array(length * 2)
  const count = settleSpaces(units, length, kept, longVowels)
  for (let i = 0; i < count; i++) {
    const unit = units[kept[i]!]!
    units[i] = unit === 0x09 || unit === 0xa0 || unit === 0x1680 ? 0x20 : unit
  }
  return textOfUnits(count)
}
