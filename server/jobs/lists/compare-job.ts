import type { JobComparison } from '#contract/jobs/lists/job-comparison.ts'
import { fail } from '#server/fail.ts'
import { viewerConditions } from '#server/matching/viewer-conditions.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { MatchCriterion, MatchParameter } from '#search-engine/job-index-types.ts'
import { japaneseLookups } from './list-conditions.ts'
import { occupationPay } from './occupation-pay.ts'
import { jobListItems } from '../postings/listed/job-list-items.ts'
import { everPublishedJobs } from '../postings/published-jobs.ts'

const SHOWN = 4
/** So many are looked at for four companies. */
const LOOKED_AT = 40
const MOST_SKILLS = 8
/** Pay is alike where the middles of the two bands are no farther apart. */
const ALIKE = 0.15

const columns = ['id', 'company_id', 'job_fields', 'skill_types', 'prefectures', 'employment_types', 'remote', 'min_salary', 'max_salary', 'pay_unit'] as const

/** A job beside those of other companies: the nearest ones, and what its occupation pays. All from the index but the job itself and the content of the cards. */
export async function compareJob(context: RequestContext, id: number): Promise<JobComparison> {
  const job = await everPublishedJobs(context.db)
    .where('job_offers.id', '=', id)
    .where('job_offers.state', 'in', ['published', 'closed'])
    .select(columns.map((column) => `job_offers.${column}` as const))
    .executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  const [lookups, mine] = await Promise.all([japaneseLookups(context), viewerConditions(context)])
  const now = Math.floor(context.now().getTime() / 1000)
  const named = (table: 'job_fields' | 'skill_types' | 'prefectures', ids: number[]) =>
    lookups[table].filter((row) => ids.includes(row.id)).map(({ name }) => name)
  return { similar: await similarJobs(), market: await occupationPay(context, job) }

  async function similarJobs(): Promise<JobComparison['similar']> {
    const { job_fields, skill_types } = job!
    if (job_fields.length === 0) return []
    const { ids } = context.jobIndex.search({
      job_fields,
      now,
      limit: LOOKED_AT,
      matching: { criteria: criteriaOf(job!) },
      exclude_job_ids: [...(mine?.hidden_jobs ?? []), id],
      exclude_company_ids: [...(mine?.hidden_companies ?? []), job!.company_id],
    })
    const items = await jobListItems(context, firstOfEach(ids), { mine, fields: ['job_field', 'skill_types'] })
    return items.map((item) => ({
      ...item,
      shared: {
        occupation:
          named(
            'job_fields',
            job_fields.filter((field) => item.job.job_field?.some((one) => one.id === field)),
          )[0] ?? null,
        skills: named(
          'skill_types',
          skill_types.filter((skill) => item.job.skill_types?.includes(skill)),
        ),
        places: named(
          'prefectures',
          job!.prefectures.filter((place) => item.job.prefectures.includes(place)),
        ),
        is_pay_alike: isPayAlike(job!, item.job),
      },
    }))
  }

  function firstOfEach(ids: number[]) {
    const seen = new Set<number | undefined>()
    return ids
      .filter((one) => {
        const company = context.jobIndex.companyOf(one)
        return !seen.has(company) && seen.add(company)
      })
      .slice(0, SHOWN)
  }
}

type Compared = {
  skill_types: number[]
  prefectures: number[]
  employment_types: number[]
  remote: number | null
  min_salary: number | null
  max_salary: number | null
}

/** What jobs may share, as wishes of the index: a place and an employment weigh more than one skill. */
function criteriaOf(job: Compared): MatchCriterion[] {
  const one = (parameter: MatchParameter, chosen: number[], weight: 1 | 2 | 3): MatchCriterion[] =>
    chosen.length > 0 ? [{ weight, fits: [{ parameter, chosen }], rests_on: parameter }] : []
  const middle = middleOf(job)
  const bands = middle === null ? [] : [middle - 100, middle, middle + 100].map((pay) => Math.floor(pay / 100) * 100)
  return [
    ...job.skill_types.slice(0, MOST_SKILLS).flatMap((skill) => one('skill_types', [skill], 1)),
    ...one('prefectures', job.prefectures, 2),
    ...one('employment_types', job.employment_types, 2),
    ...one('remote', job.remote === null ? [] : [job.remote], 1),
    ...one('salary_band', bands, 1),
  ]
}

const middleOf = ({ min_salary, max_salary }: Pick<Compared, 'min_salary' | 'max_salary'>) => {
  const ends = [min_salary, max_salary].filter((end) => end !== null)
  return ends.length > 0 ? ends.reduce((sum, end) => sum + end, 0) / ends.length : null
}

function isPayAlike(one: Pick<Compared, 'min_salary' | 'max_salary'>, other: Pick<Compared, 'min_salary' | 'max_salary'>) {
  const [mine, theirs] = [middleOf(one), middleOf(other)]
  return mine !== null && theirs !== null && Math.abs(mine - theirs) <= mine * ALIKE
}
