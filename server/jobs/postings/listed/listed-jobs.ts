import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { companySummaryColumns } from '#server/companies/directory/company-columns.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { matchFacts, type StatedFacts } from '#server/matching/lines/match-facts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import { listedJobColumns } from '../job-columns.ts'
import { jobVersions } from '../job-versions.ts'
import { publishedJobs } from '../published-jobs.ts'

/** A company's text and figures change without a change of its jobs. */
const LONGEST = 30_000
const MOST = 10_000

/** What every list says of a job and its company to every viewer. */
export type ListedJob = Awaited<ReturnType<typeof readListedJobs>>[number]

type Memory = { jobs: LRUCache<number, ListedJob>; facts: LRUCache<number, StatedFacts>; forgotten: number }
const memories = new WeakMap<JobIndex, Memory>()
const most = { max: MOST, ttl: LONGEST }

/** From now on the jobs of this index are cached as lists show them. Only for an index that follows the commits: its owner drops the jobs that change. */
export const cacheListedJobs = (jobIndex: JobIndex) => void memories.set(jobIndex, { jobs: new LRUCache(most), facts: new LRUCache(most), forgotten: 0 })

export function dropListedJobs(jobIndex: JobIndex, ids: number[]) {
  const memory = memories.get(jobIndex)
  if (!memory) return
  memory.forgotten++
  for (const id of ids) {
    memory.jobs.delete(id)
    memory.facts.delete(id)
  }
}

type Reading = Pick<RequestContext, 'db' | 'now' | 'jobIndex'>

/** These jobs as lists show them, by their ids; those that are not public are missing. */
export const listedJobs = ({ db, now, jobIndex }: Reading, ids: number[]): Promise<Map<number, ListedJob>> =>
  kept(memories.get(jobIndex), 'jobs', ids, async (missing) => new Map((await readListedJobs(db, now(), missing)).map((one) => [one.job.id, one])))

/** What the wishes of candidates are compared with, of the jobs of a list. */
export const listedFacts =
  ({ jobIndex }: Pick<Reading, 'jobIndex'>) =>
  async (db: Database, ids: number[]): Promise<StatedFacts[]> => {
    const read = async (missing: number[]) => new Map((await matchFacts(db, missing)).map((one) => [one.id, one]))
    return [...(await kept(memories.get(jobIndex), 'facts', ids, read)).values()]
  }

async function kept<Name extends 'jobs' | 'facts', Value extends ListedJob | StatedFacts>(
  memory: ({ [name in Name]: LRUCache<number, Value> } & Pick<Memory, 'forgotten'>) | undefined,
  name: Name,
  ids: number[],
  read: (missing: number[]) => Promise<Map<number, Value>>,
): Promise<Map<number, Value>> {
  const found = new Map<number, Value>()
  for (const id of ids) {
    const value = memory?.[name].get(id)
    if (value) found.set(id, value)
  }
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  const forgotten = memory?.forgotten
  for (const [id, value] of await read(missing)) {
    found.set(id, value)
    // What was read before a change must not be kept after it.
    if (memory?.forgotten === forgotten) memory?.[name].set(id, value)
  }
  return found
}

async function readListedJobs(db: Database, at: Date, ids: number[]) {
  const jobs = await publishedJobs(db, at).where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`).select(listedJobColumns).execute()
  const companyIds = [...new Set(jobs.map(({ company_id }) => company_id))]
  const [companies, changes] = await Promise.all([
    db.selectFrom('companies').where('companies.id', '=', sql<number>`any(${companyIds}::integer[])`).select(companySummaryColumns(undefined)).execute(),
    jobVersions(db)
      .select('job_id')
      .where('job_id', '=', sql<number>`any(${ids}::integer[])`)
      .where(sql<boolean>`changes ?| array['min_salary', 'max_salary']`)
      .where('changed_at', '>', sql<string>`${at}::timestamptz - interval '30 days'`)
      .execute(),
  ])
  const companyById = new Map(companies.map((company) => [company.id, company]))
  return jobs.flatMap((job) => {
    const company = companyById.get(job.company_id)
    return company ? [{ job, company, salary_change: changes.find(({ job_id }) => job_id === job.id) ?? null }] : []
  })
}
