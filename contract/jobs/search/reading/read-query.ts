import { cutRun, type Part } from './cut-run.ts'
import { foldText, foldTyped, typedPart } from './fold-typed.ts'
import type { Meaning, Reading } from './meaning.ts'

/** A quoted phrase, and a word that is left out: both are words, whatever they say. */
const kept = /[-－]?["“”„＂][^"“”„＂]*(?:["“”„＂]|$)|(?<!\S)[-－]\S*/gu
/** The search engine reads ten words; what comes after so many conditions stays words as well. */
const MOST = 8

type Piece = { typed: string; meaning?: Meaning; is_word?: true }

/** What a query says, in its order: conditions and words. `is_word` marks what is a condition but for the visitor's decision. */
function piecesOf(text: string, as_words: readonly string[]): Piece[] {
  const decided = new Set(as_words.map(spelling))
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: typed, index } of text.matchAll(kept)) {
    pieces.push(...cutText(text.slice(from, index)), { typed })
    from = index + typed.length
  }
  pieces.push(...cutText(text.slice(from)))

  const read = new Map<string, Meaning>()
  let company = false
  return pieces.map(({ typed, meaning }): Piece => {
    if (!meaning) return { typed }
    if (decided.has(spelling(typed))) return { typed, meaning, is_word: true }
    const isSecondCompany = meaning.parameter === 'company_name' && company && !read.has(spelling(typed))
    if (isSecondCompany || read.size >= MOST) return { typed }
    company ||= meaning.parameter === 'company_name'
    read.set(spelling(typed), meaning)
    return { typed, meaning }
  })
}

const spelling = (typed: string) => foldText(typed).trim()

/** A search reads the same text once for each of its conditions. */
const cuts = new Map<string, Piece[]>()
const MOST_CUTS = 200

function cutText(text: string): Piece[] {
  const known = cuts.get(text)
  if (known) return known
  if (cuts.size >= MOST_CUTS) cuts.clear()
  const pieces = newlyCut(text)
  cuts.set(text, pieces)
  return pieces
}

function newlyCut(text: string): Piece[] {
  const folded = foldTyped(text)
  const pieces: Piece[] = []
  const pieceOf = ({ start, end, meaning }: Part): Piece => {
    const typed = typedPart(folded, start, end)
    return meaning ? { typed, meaning } : { typed: typed.replace(/[,、。;]{1,9}$/u, '') }
  }
  for (let at = 0; at < folded.text.length; ) {
    if (folded.text[at] === ' ') at++
    else {
      const blank = folded.text.indexOf(' ', at)
      const whole = { start: at, end: blank < 0 ? folded.text.length : blank }
      const { parts, end } = cutRun(folded, at) ?? { parts: [whole], end: whole.end }
      pieces.push(...parts.map(pieceOf).filter(({ typed }) => typed !== ''))
      at = end
    }
  }
  // 「jobs in Tokyo」, 「Osaka, Japan」: beside what was read these say nothing more.
  return pieces.some(({ meaning }) => meaning) ? pieces.filter(({ typed, meaning }) => meaning || !saysNothing.test(typed)) : pieces
}
const saysNothing = /^(?:in|at|near|around|for|jobs?|positions?|openings?|japan)$/i

const unlike = (readings: Reading[]) => [...new Map(readings.map((reading) => [spelling(reading.typed), reading])).values()]
const joined = (pieces: Piece[]) => pieces.map(({ typed }) => typed).join(' ')

export type ReadQuery = {
  readings: Reading[]
  /** What would be read, but for `as_words`. */
  undone: Reading[]
  /** The rest, as a free word of the search engine: quotes and `-` keep their meaning. */
  words: string
}

/**
 * Reads a query: pay, places, ways of working, stages, sizes and companies become conditions, the rest stays words. What `as_words` names stays words, too. The same text
 * always gives the same answer; every rule is a row of `tables/` or a pattern beside this file.
 */
export function readQuery(text: string, { as_words = [] }: { as_words?: readonly string[] | undefined } = {}): ReadQuery {
  const pieces = piecesOf(text, as_words)
  const readings = pieces.flatMap(({ typed, meaning, is_word }) => (meaning && !is_word ? [{ typed, ...meaning }] : []))
  const undone = pieces.flatMap(({ typed, meaning, is_word }) => (meaning && is_word ? [{ typed, ...meaning }] : []))
  return { readings: unlike(readings), undone: unlike(undone), words: joined(pieces.filter(({ meaning, is_word }) => !meaning || is_word)) }
}

/** The query without one piece of it: a condition that was read, or a word. */
export const withoutPiece = (text: string, typed: string) => joined(piecesOf(text, []).filter((piece) => spelling(piece.typed) !== spelling(typed)))
