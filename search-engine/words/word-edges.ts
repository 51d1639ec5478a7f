import { arePartWords } from './are-part-words.ts'
import { isPartedWrongly, mayBeParted } from './wrong-partings.ts'

const [ZERO, NINE, A, Z, S, PLUS, SHARP] = [0x30, 0x39, 0x61, 0x7a, 0x73, 0x2b, 0x23]
const isDigit = (unit: number): boolean => unit >= ZERO && unit <= NINE
const isLetter = (unit: number): boolean => (unit >= A && unit <= Z) || (unit >= 0xdf && unit <= 0x24f && unit !== 0xf7)
const isLatin = (unit: number): boolean => isDigit(unit) || isLetter(unit)
const isKatakana = (unit: number): boolean => (unit >= 0x30a1 && unit <= 0x30fa) || (unit >= 0x30fd && unit <= 0x30ff)

/** So many letters make a word that takes the s of a plural (APIs) or the number of a version (Python3). */
const whole = 3

/** Whether it matters what stands beside a word: not at Kanji and Hiragana, which are found inside anything. */
export const hasEdges = (word: string): boolean => {
  const [first, last] = [word.charCodeAt(0), word.charCodeAt(word.length - 1)]
  return isLatin(first) || isKatakana(first) || isLatin(last) || isKatakana(last) || mayBeParted(word)
}

/**
 * Whether what stands from `start` to `end` of a normalised text is a word there, and no part of another: no Latin letter or digit continues it, katakana go on
 * only with words, and it lies in no compound that parts otherwise.
 */
export const standsAlone = (text: Uint16Array, start: number, end: number): boolean => beginsAlone(text, start) && goesOnAlone(text, start, end)

/** The same where the word is known to begin alone. */
export const goesOnAlone = (text: Uint16Array, start: number, end: number): boolean => endsAlone(text, start, end) && !isPartedWrongly(text, start, end)

/**
 * Whether a word may begin at this place of a normalised text: no Latin letter or digit stands before a Latin one, and katakana before katakana are words. The index
 * keeps this for each of its places.
 */
export const beginsAlone = (text: Uint16Array, start: number): boolean => {
  const [before, first] = [text[start - 1] ?? 0, text[start] ?? 0]
  if (isLatin(first)) return !isLatin(before)
  if (!isKatakana(first) || !isKatakana(before)) return true
  let from = start - 1
  while (isKatakana(text[from - 1] ?? 0)) from--
  return arePartWords(text, from, start)
}

const endsAlone = (text: Uint16Array, start: number, end: number): boolean => {
  const [last, after] = [text[end - 1] ?? 0, text[end] ?? 0]
  if (isLatin(last)) return isLatin(after) ? isPlural(text, start, end) || isVersion(text, start, end) : end - start > 1 || (after !== PLUS && after !== SHARP)
  if (!isKatakana(last) || !isKatakana(after)) return true
  let to = end + 1
  while (isKatakana(text[to] ?? 0)) to++
  return arePartWords(text, end, to)
}

const isWhole = (text: Uint16Array, start: number, end: number): boolean => {
  if (end - start < whole) return false
  for (let at = end - whole; at < end; at++) if (!isLetter(text[at] ?? 0)) return false
  return true
}

const isPlural = (text: Uint16Array, start: number, end: number): boolean =>
  text[end] === S && text[end - 1] !== S && !isLatin(text[end + 1] ?? 0) && isWhole(text, start, end)

const isVersion = (text: Uint16Array, start: number, end: number): boolean => {
  let at = end
  while (isDigit(text[at] ?? 0)) at++
  return at > end && !isLetter(text[at] ?? 0) && isWhole(text, start, end)
}
