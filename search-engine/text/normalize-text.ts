import { foldWidth } from './fold-width.ts'
import { settleSpaces } from './settle-spaces.ts'

const unsettled = /[ \t\u00a0\u1680]|[ァ-ヺヽ-ヿㇰ-ㇿ][-‐-―−─━ー]/

/** The one spelling in which text is stored and words are searched. */
export const normalizeText = (text: string, longVowels: 'drop' | 'keep' = 'drop'): string => {
  const folded = foldWidth(text)
  if (!unsettled.test(folded)) return folded
  let settled = ''
  let start = 0
  let end = 0
  for (const i of settleSpaces(folded, longVowels)) {
    const unit = folded.charCodeAt(i)
    if (i === end && unit !== 0x09) {
      end++
      continue
    }
    settled += folded.slice(start, end)
    start = i
    end = i + 1
    if (unit === 0x09 || unit === 0xa0 || unit === 0x1680) {
      settled += ' '
      start = end
    }
  }
  return settled + folded.slice(start, end)
}
