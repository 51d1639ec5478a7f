const isKatakana = (c: number): boolean => (c >= 0x30a1 && c <= 0x30fa) || (c >= 0x30fd && c <= 0x30ff) || (c >= 0x31f0 && c <= 0x31ff)
const isDash = (c: number): boolean => c === 0x30fc || c === 0x2d || (c >= 0x2010 && c <= 0x2015) || c === 0x2212 || c === 0x2500 || c === 0x2501
// A character before a combining mark stays, or the mark would join a letter that it was not written for.
const isMark = (c: number): boolean => c === 0x3099 || c === 0x309a || (c >= 0x300 && c <= 0x36f)
const isJapanese = (c: number): boolean => (c >= 0x3000 && c <= 0x9fff) || (c >= 0xd800 && c <= 0xdfff) || (c >= 0xf900 && c <= 0xfaff)

/**
 * The characters of a folded text that stay: no blank beside a Japanese character or at the ends of a line, one between Latin words, and no long vowel mark (or
 * a dash standing for one) after katakana.
 */
export const settleSpaces = (folded: string, longVowels: 'drop' | 'keep' = 'drop'): number[] => {
  const kept: number[] = []
  let last = 0x0a
  let blank = -1
  for (let i = 0; i < folded.length; i++) {
    const c = folded.charCodeAt(i)
    if (c === 0x20 || c === 0x09 || c === 0xa0 || c === 0x1680) {
      if (blank < 0) blank = i
      continue
    }
    if (longVowels === 'drop' && isDash(c) && isKatakana(last) && !isMark(folded.charCodeAt(i + 1))) continue
    if (blank >= 0 && last !== 0x0a && c !== 0x0a && (isMark(c) || (!isJapanese(last) && !isJapanese(c)))) kept.push(blank)
    blank = -1
    kept.push(i)
    last = c
  }
  return kept
}
