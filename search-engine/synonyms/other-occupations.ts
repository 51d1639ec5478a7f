import { normalizeText } from '../text/normalize-text.ts'
import { titlesOfOthers } from './tables/titles-of-others.ts'

const table = new Map<string, Set<string>>()
for (const line of titlesOfOthers.trim().split('\n')) {
  const [words = [], others = []] = line.split(' ! ').map((side) => side.split(' / ').map((word) => normalizeText(word.trim())))
  for (const word of words) {
    const known = table.get(word) ?? new Set<string>()
    for (const other of others) if (other !== word) known.add(other)
    table.set(word, known)
  }
}
const lists = new Map(Array.from(table, ([word, others]) => [word, [...others]]))
const none: readonly string[] = []

/** What makes the title that holds a typed occupation one of another: who sells to accountants is no accountant. In the one spelling. */
export const otherOccupations = (typed: string): readonly string[] => lists.get(normalizeText(typed)) ?? none
