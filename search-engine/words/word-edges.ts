import { arePartWords, partings } from './are-part-words.ts'
import { compoundsOf, isPartedWrongly } from './wrong-partings.ts'

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
  return isLatin(first) || isKatakana(first) || isLatin(last) || isKatakana(last) || compoundsOf(word) !== undefined
}

/**
 * Whether a word that stands at `start` of a normalised text is a word there, and no part of another: no Latin letter or digit continues it, katakana go on
 * only with words, and it lies in no compound that parts otherwise.
 */
export const standsAlone = (text: Uint16Array, start: number, word: string): boolean => {
  const end = start + word.length
  if (!beginsAlone(text, start) || !endsAlone(text, start, end)) return false
  const compounds = compoundsOf(word)
  return compounds === undefined || !isPartedWrongly(text, start, end, compounds)
}

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

/** Whether a word from `start` to `end` ends there: no Latin letter or digit continues a Latin one, and katakana go on only with words. */
export const endsAlone = (text: Uint16Array, start: number, end: number): boolean => {
  const [last, after] = [text[end - 1] ?? 0, text[end] ?? 0]
  if (isLatin(last)) return isLatin(after) ? isPlural(text, start, end) || isVersion(text, start, end) : end - start > 1 || (after !== PLUS && after !== SHARP)
  if (!isKatakana(last) || !isKatakana(after)) return true
  let to = end + 1
  while (isKatakana(text[to] ?? 0)) to++
  return arePartWords(text, end, to)
}

/** Whether a word that begins with this unit may not begin anywhere. */
export const asksBefore = (unit: number): boolean => isLatin(unit) || isKatakana(unit)

/** What a word asks of that which stands behind it: nothing; after katakana what `markEdges` knows of the place; after a Latin letter it has to be read. */
export const endingOf = (word: string): 'anything' | 'marked' | 'read' => {
  const last = word.charCodeAt(word.length - 1)
  return isLatin(last) ? 'read' : isKatakana(last) ? 'marked' : 'anything'
}

/**
 * Takes from two rows of bits, which are all set, the places of a text at which no word may begin, and those before which no katakana may end. It goes from `from` to the first place after
 * `to` that parts no stretch of katakana, and returns that place.
 */
export const markEdges = (text: Uint16Array, { begins, ends }: { begins: Uint8Array; ends: Uint8Array }, from: number, to: number): number => {
  let at = from
  for (; at < to; at++) {
    const unit = text[at]!
    if (unit < 0x250) {
      if (isLatin(unit) && at > 0 && isLatin(text[at - 1]!)) begins[at >>> 3]! &= ~(1 << (at & 7))
    } else if (isKatakana(unit)) {
      const start = at
      while (isKatakana(text[at + 1] ?? 0)) at++
      const { before, after } = partings(text, start, at + 1)
      for (let i = start; i <= at; i++) {
        if (before[i - start] === 0) begins[i >>> 3]! &= ~(1 << (i & 7))
        if (after[i - start] === 0) ends[i >>> 3]! &= ~(1 << (i & 7))
      }
    }
  }
  return at
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
