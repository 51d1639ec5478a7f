const isKatakana = (c: number): boolean => (c >= 0x30a1 && c <= 0x30fa) || (c >= 0x30fd && c <= 0x30ff) || (c >= 0x31f0 && c <= 0x31ff)
const [blankKind, dashKind] = [1, 2]
/** Per unit, whether it is a blank or a dash; most units are neither. */
const kindOf = new Uint8Array(0x10000)
for (const blank of [0x20, 0x09, 0xa0, 0x1680]) kindOf[blank] = blankKind
for (const dash of [0x30fc, 0x2d, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0x2500, 0x2501]) kindOf[dash] = dashKind
// A character before a combining mark stays, or the mark would join a letter that it was not written for.
const isMark = (c: number): boolean => c === 0x3099 || c === 0x309a || (c >= 0x300 && c <= 0x36f)
const isJapanese = (c: number): boolean => (c >= 0x3000 && c <= 0x9fff) || (c >= 0xd800 && c <= 0xdfff) || (c >= 0xf900 && c <= 0xfaff)

/**
 * Writes to `kept` which of a folded text's units stay, and returns how many: no blank beside a Japanese character or at the ends of a line, one between Latin words, and no long vowel mark (or
 * a dash standing for one) after katakana.
 */
export const settleSpaces = (units: Uint16Array, length: number, kept: Uint32Array, longVowels: 'drop' | 'keep' = 'drop'): number => {
  let count = 0
  let last = 0x0a
  let blank = -1
  for (let i = 0; i < length; i++) {
    const c = units[i]!
    const kind = kindOf[c]
    if (kind === blankKind) {
      if (blank < 0) blank = i
      continue
    }
    if (kind === dashKind && longVowels === 'drop' && isKatakana(last) && !(i + 1 < length && isMark(units[i + 1]!))) continue
    if (blank >= 0) {
      if (last !== 0x0a && c !== 0x0a && (isMark(c) || (!isJapanese(last) && !isJapanese(c)))) kept[count++] = blank
      blank = -1
    }
    kept[count++] = i
    last = c
  }
  return count
}
