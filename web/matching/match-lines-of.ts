import type { Match, MatchLine, MatchResult } from '#contract/matching/matching.ts'

const order: MatchResult[] = ['fits', 'unknown', 'differs']
export type MatchCount = { result: MatchResult; count: number }
export type ShownMatch = { lines: MatchLine[]; more: MatchCount[] }

/** The lines in their order: what fits, what is unknown, what differs; with limits, at most so many of each, and the number of the others. */
export function matchLinesOf(match: Match | null, most: number | Partial<Record<MatchResult, number>> = {}): ShownMatch | null {
  if (!match) return null
  const limit = (result: MatchResult) => (typeof most === 'number' ? most : (most[result] ?? Infinity))
  const groups = order.map((result) => ({ result, lines: match.lines.filter((line) => line.result === result) }))
  return {
    lines: groups.flatMap(({ result, lines }) => lines.slice(0, limit(result))),
    more: groups.map(({ result, lines }) => ({ result, count: lines.length - limit(result) })).filter(({ count }) => count > 0),
  }
}
