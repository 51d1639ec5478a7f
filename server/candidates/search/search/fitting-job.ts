import type { MatchFacts } from '#server/matching/rules/judge.ts'
import type { MatchCriterion, Matching, MatchParameter } from '#search-engine/job-index-types.ts'

/** What candidates wish and companies see: the whole matching without pay and hours. */
const compared = [
  'job_fields',
  'skill_types',
  'prefectures',
  'remote',
  'min_week_work_days',
  'employment_types',
  'company_categories',
  'phase',
  'kind',
  'social_issues',
] as const satisfies MatchParameter[]

const ANYWHERE = 2
const everyPlace = Array.from({ length: 48 }, (_, place) => place + 1)

/**
 * The order in which candidates fit a job: the rules of the matching, looked at from the other side. What the job does not say parts nobody. The lines beside each candidate
 * (`matchOf`) come from the same rules; fitting-job.test.ts compares the two.
 */
export function fittingJob(facts: MatchFacts): Matching {
  const isAnywhere = facts.remote.includes(ANYWHERE)
  const criteria = compared.flatMap((parameter): MatchCriterion[] => {
    // A job that allows work from anywhere fits every place.
    const chosen = parameter === 'prefectures' && isAnywhere ? everyPlace : facts[parameter]
    return chosen.length > 0 ? [{ weight: 1, fits: [{ parameter, chosen }], rests_on: parameter }] : []
  })
  return { criteria }
}
