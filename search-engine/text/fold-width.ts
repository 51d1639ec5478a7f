import { foldKanji } from './variant-kanji.ts'

const invisible = /[[\p{Cf}\p{Cc}]--[\t\n]]/gv
const unfolded = /^[\n -@[-~]*$/

/** Width, case and composition: what two spellings share before spaces and long vowels are settled. Lines stay lines. */
export const foldWidth = (text: string): string => {
  if (unfolded.test(text)) return text
  const length = foldUnits(text)
  return length === undefined ? foldedByLine(text) : textOfUnits(length)
}

/** Nothing of a line depends on another line, so that a long text is slow only where it has to be. */
const foldedByLine = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => {
      const length = foldUnits(line)
      return length === undefined ? foldedWhole(line) : textOfUnits(length)
    })
    .join('\n')

const foldedWhole = (text: string): string =>
  foldKanji(
    text
      .toWellFormed()
      .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
      .replace(invisible, '')
      // A spacing voiced mark would decompose into a blank and a mark; as a mark it joins its letter.
      .replaceAll('\u309b', '\u3099')
      .replaceAll('\u309c', '\u309a')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .normalize('NFKC'),
  )

// What joins its neighbours or depends on them: marks, halves of characters, Hangul letters, voiced marks of half width, carriage returns.
const joining = /[\p{M}\p{Cs}\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdcﾞﾟ゛゜\r]/u
const unknown = 0
const notAlone = 0xffff

/** Per unit what it folds into, as far as it was asked for; `notAlone` where that is no single unit, or depends on what stands beside it. */
const foldedUnit = new Uint16Array(0x10000)
let units = new Uint16Array(1 << 12)

/** The units that were folded or read last, until the next call. */
export const lastUnits = (): Uint16Array => units

/** Folds a text unit by unit, as nearly every text of postings can be, to `lastUnits`: how many there are. Undefined where units have to be folded together. */
export const foldUnits = (text: string): number | undefined => {
  const { length } = text
  if (units.length < length) units = new Uint16Array(length * 2)
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i)
    let folded = foldedUnit[unit]!
    if (folded === unknown) folded = foldedUnit[unit] = foldAlone(unit)
    if (folded === notAlone) return undefined
    units[i] = folded
  }
  return length
}

/** Reads the units of a text to `lastUnits`. */
export const readUnits = (text: string): number => {
  const { length } = text
  if (units.length < length) units = new Uint16Array(length * 2)
  for (let i = 0; i < length; i++) units[i] = text.charCodeAt(i)
  return length
}

export const textOfUnits = (length: number): string => Buffer.from(units.buffer, units.byteOffset, length * 2).toString('utf16le')

const foldAlone = (unit: number): number => {
  const letter = String.fromCharCode(unit)
  if (joining.test(letter)) return notAlone
  const folded = foldedWhole(letter)
  return folded.length === 1 && !joining.test(folded) && folded !== '\0' ? folded.charCodeAt(0) : notAlone
}
