import type { FoldedText, Script } from './fold-text.ts'

/** What stands around a piece of a folded text. */
export type Surroundings = ReturnType<typeof surroundings>

const SEEN = 12

/** `text` as it was written; the piece is the units from `begin` up to `end`. */
export function surroundings(text: string, folded: FoldedText, begin: number, end: number) {
  const { letters, scripts, gaps, from, to } = folded
  const isOpenBefore = begin === 0 || gaps[begin] !== 0
  const isOpenAfter = end >= letters.length || gaps[end] !== 0
  const last = scripts[end - 1]
  return {
    length: end - begin,
    first: scripts[begin]!,
    last: last!,
    scripts: new Set<Script>(scripts.slice(begin, end)),
    isOpenBefore,
    isOpenAfter,
    /** No letter of the same script goes on. */
    isCleanBefore: isOpenBefore || scripts[begin - 1] !== scripts[begin],
    isCleanAfter: isOpenAfter || scripts[end] !== last,
    /** Signs or blanks stand inside of it. */
    isParted: gaps.slice(begin + 1, end).some((gap) => gap === 1),
    crossesSentences: gaps.slice(begin + 1, end).some((gap) => gap === 2),
    before: letters.slice(Math.max(0, begin - SEEN), begin),
    after: letters.slice(end, end + SEEN),
    written: text.slice(from[begin], to[end - 1]),
    /** The letter before and after, as they were written. */
    writtenBefore: isOpenBefore ? '' : text.slice(from[begin - 1], to[begin - 1]),
    writtenAfter: isOpenAfter ? '' : text.slice(from[end], to[end]),
    signBefore: isOpenBefore ? text.slice(begin === 0 ? 0 : to[begin - 1], from[begin]) : '',
    signAfter: isOpenAfter ? text.slice(to[end - 1], from[end] ?? text.length) : '',
  }
}

/** Where `piece` stands in a folded text, also one place inside of another. */
export function* placesOf(piece: string, { letters }: FoldedText): Generator<[number, number]> {
  if (piece === '') return
  for (let at = letters.indexOf(piece); at >= 0; at = letters.indexOf(piece, at + 1)) yield [at, at + piece.length]
}
