import type { FacetCount, JobQuery, JobResult, PlaceCount } from '../job-index-types.ts'
import type { ColumnParameter } from '../segment/job-document.ts'
import { jobFigures } from './job-figures.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SegmentAnswer } from './segment-answer.ts'

/** Adds up the counts of the segments. */
export const combinedResult = (answers: SegmentAnswer[], plan: SearchPlan, query: JobQuery): Omit<JobResult, 'ids' | 'version'> => ({
  total: answers.reduce((sum, answer) => sum + answer.total, 0),
  ...(query.facets && facetTables(answers, plan)),
  ...(query.count_places && { place_counts: placeTotals(answers, plan) }),
  ...(query.figures && { figures: jobFigures(answers, query.now) }),
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
  const facets = Object.fromEntries(plan.facets.map((parameter) => [parameter, facetTable(answers, parameter)]))
  return { facets: facets as NonNullable<JobResult['facets']>, salary_histogram: facetTable(answers, 'salary_band') }
}

/** The values of a parameter that any job has, by their ids: nearly all are those of the first segment, which stand in this order. */
const facetTable = ([first, ...others]: SegmentAnswer[], parameter: ColumnParameter): FacetCount[] => {
  const more = new Map<number, number>()
  for (const { segment, counts } of others) {
    for (const { id, value } of segment.parts.sets.valuesOf(parameter)) {
      const count = counts?.[value] ?? 0
      if (count > 0) more.set(id, (more.get(id) ?? 0) + count)
    }
  }
  const table: FacetCount[] = []
  for (const { id, value } of first?.segment.parts.sets.valuesOf(parameter) ?? []) {
    const count = (first?.counts?.[value] ?? 0) + (more.size > 0 ? (more.get(id) ?? 0) : 0)
    if (count > 0) table.push({ id, count })
    if (more.size > 0) more.delete(id)
  }
  if (more.size === 0) return table
  return [...table, ...Array.from(more, ([id, count]) => ({ id, count }))].sort((a, b) => a.id - b.id)
}
