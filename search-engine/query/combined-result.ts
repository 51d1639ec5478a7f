import type { FacetCount, JobQuery, JobResult, PlaceCount } from '../job-index-types.ts'
import type { ColumnParameter } from '../segment/job-document.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SegmentAnswer } from './segment-answer.ts'

/** Adds up the counts of the segments. */
export const combinedResult = (answers: SegmentAnswer[], plan: SearchPlan, query: JobQuery): Omit<JobResult, 'ids' | 'version'> => ({
  total: answers.reduce((sum, answer) => sum + answer.total, 0),
  ...(query.facets && facetTables(answers, plan)),
  ...(query.count_places && { place_counts: placeTotals(answers, plan) }),
  ...expandedWords(answers, plan),
  ...(query.what_if && { what_if: plan.drops.map(({ named }, i) => ({ ...named, total: answers.reduce((sum, { dropped }) => sum + dropped[i]!, 0) })) }),
})

const placeTotals = (answers: SegmentAnswer[], { countPlaces }: SearchPlan): PlaceCount[] =>
  countPlaces.map((place, i) => ({ place, count: answers.reduce((sum, { placeCounts }) => sum + placeCounts[i]!, 0) })).filter(({ count }) => count > 0)

const expandedWords = (answers: SegmentAnswer[], { conditions }: SearchPlan): Pick<JobResult, 'expanded'> => {
  const expanded = conditions.flatMap((condition, i) => {
    if (condition.parameter !== 'free_word') return []
    const { text, synonyms } = condition.word
    const also = synonyms.filter((_, synonym) => answers.some(({ used }) => used[i]![synonym])).map((synonym) => synonym.text)
    return also.length > 0 ? { typed: text, also } : []
  })
  return expanded.length > 0 ? { expanded } : {}
}

const facetTables = (answers: SegmentAnswer[], plan: SearchPlan): Pick<JobResult, 'facets' | 'salary_histogram'> => {
  const tables = new Map<ColumnParameter, Map<number, number>>()
  for (const { segment, counts } of answers) {
    segment.parts.values.forEach(({ parameter, id }, i) => {
      const count = counts?.[i] ?? 0
      if (count === 0) return
      let table = tables.get(parameter)
      if (!table) tables.set(parameter, (table = new Map()))
      table.set(id, (table.get(id) ?? 0) + count)
    })
  }
  const table = (parameter: ColumnParameter): FacetCount[] =>
    Array.from(tables.get(parameter) ?? [], ([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id)
  const facets = Object.fromEntries(plan.facets.map((parameter) => [parameter, table(parameter)]))
  return { facets: facets as NonNullable<JobResult['facets']>, salary_histogram: table('salary_band') }
}
