import { offered } from '#contract/platform/lookups/offered.ts'
import type { LookupName, Lookups } from '#contract/platform/lookups/lookups.ts'
import type { CandidatesFound, PeopleSearch } from '#contract/candidates/search/people.ts'

type Parameter =
  | 'job_fields'
  | 'skill_types'
  | 'prefectures'
  | 'employment_types'
  | 'remote'
  | 'career_intention_rating'
  | 'purpose_intention'
  | 'management_experience'

const groups = [
  ['job_fields', '希望する職種'],
  ['skill_types', '技術'],
  ['prefectures', '勤務地・住まい'],
  ['employment_types', '希望する雇用形態'],
  ['remote', '希望するリモート勤務'],
  ['career_intention_rating', '転職の意向'],
  ['purpose_intention', '目的'],
  ['management_experience', '管理した人数'],
] as const satisfies (readonly [Parameter & LookupName, string])[]

/** The conditions as check boxes, each with the number of candidates that it would leave, where the page may show it. */
export const candidateGroups = (search: PeopleSearch, facets: CandidatesFound['facets'], masters: Lookups) =>
  groups.map(([parameter, label]) => {
    const chosen: (number | string)[] = search[parameter] ?? []
    const counts = new Map((parameter in facets ? facets[parameter as keyof typeof facets] : []).map(({ id, count }) => [id, count]))
    return {
      parameter,
      label,
      options: offered(masters[parameter], chosen).map(({ id, key, name }) => ({
        value: key ?? id,
        name,
        chosen: chosen.includes(key ?? id),
        count: counts.get(key ?? id) ?? null,
      })),
    }
  })

export type CandidateGroup = ReturnType<typeof candidateGroups>[number]
