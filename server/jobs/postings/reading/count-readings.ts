import type { JobResults } from '#contract/jobs/postings/job-list.ts'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { readLists, readParameters, readSwitches } from '#contract/jobs/search/reading/meaning.ts'
import { withoutPiece } from '#contract/jobs/search/reading/read-query.ts'
import type { JobResult } from '#search-engine/job-index-types.ts'
import { type ReadJobSearch, readJobSearch, type TypedConditions } from './read-job-search.ts'

type Conditions = Omit<JobSearch, 'sort' | 'page' | 'per_page'>
type Count = (conditions: ReadJobSearch['conditions']) => number
type Counted = Pick<JobResults, 'readings' | 'undone' | 'total_as_words' | 'what_if'>

/** What each reading changes: the totals when it stays a word, when it goes, and when nothing is read. */
export function countReadings(search: Conditions, { readings, undone, typed }: ReadJobSearch, found: JobResult['what_if'] = [], count: Count): Counted {
  const as_words = undone.map((one) => one.typed)
  const total = (change: Partial<Conditions>) => count(readJobSearch({ ...search, ...change }).conditions)
  const read = readings.map(({ values, ...one }) => ({ ...one, values: [...values], total_as_words: total({ as_words: [...as_words, one.typed] }) }))
  const [only, another] = read
  return {
    readings: read,
    undone: undone.map(({ values, ...one }) => ({
      ...one,
      values: [...values],
      total_as_read: total({ as_words: as_words.filter((word) => word !== one.typed) }),
    })),
    total_as_words: another ? total({ as_words: [...as_words, ...readings.map((one) => one.typed)] }) : (only?.total_as_words ?? null),
    what_if: [
      ...found.filter(({ parameter, value }) => !(parameter in typed) && (value === undefined || value !== typed.company_name)),
      ...readings.map((one) => ({ parameter: 'free_word', value: one.typed, total: total({ free_word: withoutPiece(search.free_word ?? '', one.typed) }) })),
      ...chosenBeside(search, typed).map(({ left, ...one }) => ({ ...one, total: total(left) })),
    ],
  }
}

type Beside = { parameter: keyof TypedConditions; value?: string | number; left: Partial<Conditions> }

/** Chosen conditions of parameters that the free word names as well: the index knows only what both together ask. */
const chosenBeside = (search: Conditions, typed: TypedConditions): Beside[] =>
  readParameters
    .filter((parameter) => parameter in typed)
    .flatMap((parameter): Beside[] => {
      const chosen = search[parameter]
      if (Array.isArray(chosen)) return chosen.map((value) => ({ parameter, value, left: { [parameter]: chosen.filter((one) => one !== value) } }))
      if (chosen === undefined) return []
      return [{ parameter, ...(typeof chosen !== 'boolean' && { value: chosen }), left: { [parameter]: undefined } }]
    })

type Facets = Partial<NonNullable<JobResult['facets']>>

/** What choosing a value gives beside what the free word asks of the same parameter. */
export function facetsBeside(facets: Facets, typed: TypedConditions): Facets {
  const narrowed = { ...facets }
  for (const parameter of readLists) {
    const ids = typed[parameter]
    if (ids && facets[parameter]) narrowed[parameter] = facets[parameter].filter(({ id }) => ids.includes(id))
  }
  for (const parameter of readSwitches) {
    if (typed[parameter] && facets[parameter]) narrowed[parameter] = facets[parameter].filter(({ id }) => id === 1)
  }
  // Of a chosen and a typed step the one that asks more holds.
  const ofSteps = (parameter: 'hourly_wage' | 'annual_holidays' | 'week_days', held: (chosen: number, steps: number[]) => number) => {
    const steps = typed[parameter]
    const counts = facets[parameter]
    const countOf = (step: number) => counts?.find(({ id }) => id === step)?.count ?? 0
    if (steps && counts) narrowed[parameter] = counts.map(({ id }) => ({ id, count: countOf(held(id, steps)) }))
  }
  ofSteps('hourly_wage', (chosen, steps) => Math.max(chosen, Math.min(...steps)))
  ofSteps('annual_holidays', (chosen, steps) => Math.max(chosen, Math.min(...steps)))
  ofSteps('week_days', (chosen, steps) => Math.min(chosen, Math.max(...steps)))
  return narrowed
}
