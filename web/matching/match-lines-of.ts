import type { Match, MatchLine, MatchResult } from '#contract/matching/matching.ts'

const order: MatchResult[] = ['fits', 'unknown', 'differs']
export type MatchCount = { result: MatchResult; count: number }
export type ShownMatch = { lines: MatchLine[]; more: MatchCount[] }

/** The lines in their order: what fits, what is unknown, what differs; with a limit, at most so many of each, and the number of the others. */
export function matchLinesOf(match: Match | null, most = Infinity): ShownMatch | null {
  if (!match) return null
  const groups = order.map((result) => ({ result, lines: match.lines.filter((line) => line.result === result) }))
  return {
    lines: groups.flatMap(({ lines }) => lines.slice(0, most)),
    more: groups.map(({ result, lines }) => ({ result, count: lines.length - most })).filter(({ count }) => count > 0),
  }
}
