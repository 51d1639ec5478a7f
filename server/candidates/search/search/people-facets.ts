import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import type { CandidateFacet, CandidatesFound } from '#contract/candidates/search/people.ts'
import type { CountedParameter, JobResult } from '#search-engine/job-index-types.ts'
import { type CodedParameter, wordOf } from '../index/candidate-documents.ts'

/** The values that the index counts for each facet. */
const counted = {
  job_fields: 'job_fields',
  skill_types: 'own_skills',
  prefectures: 'wished_places',
  employment_types: 'employment_types',
  remote: 'wished_remote',
  experience_years: 'experience_years',
  english_level: 'english_level',
  management_experience: 'management_experience',
  career_intention_rating: 'career_intention_rating',
  purpose_intention: 'purpose_intention',
} as const satisfies Record<CandidateFacet, CountedParameter>
export const countedInIndex = Object.values(counted)

const coded = new Set<string>(['management_experience', 'career_intention_rating', 'purpose_intention'] satisfies CodedParameter[])

/** Numbers come in steps of five, and values of fewer than five candidates are left out (threats.md T4). */
export const shownFacets = (facets: JobResult['facets']): CandidatesFound['facets'] =>
  Object.fromEntries(
    Object.entries(counted).map(([facet, parameter]) => [
      facet,
      (facets?.[parameter] ?? []).flatMap(({ id: value, count: people }) => {
        const count = countInSteps(people)
        const id = coded.has(facet) ? wordOf(facet as CodedParameter, value) : value
        return count === null || id === undefined ? [] : [{ id, count }]
      }),
    ]),
  ) as CandidatesFound['facets']
