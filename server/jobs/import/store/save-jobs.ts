import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { ReadJob } from '../job-of-posting.ts'
import type { Posting } from '../posting.ts'
import type { KnownJob } from './known-jobs.ts'

/** A posting that has been read and belongs to a company: the fields to store, and its identity. */
export type Candidate = {
  place: string
  posting: Posting
  job: ReadJob
  company_id: number
  source: string
  reference_number: string
  content_hash: string
  duplicate_key: string
}

const stateOf = ({ job: { closed, valid_through } }: Candidate, now: Date) => {
  const hasEnded = valid_through !== undefined && valid_through < now.toISOString()
  if (!closed && !hasEnded) return { state: 'published' as const, closed_at: null, closed_reason: null }
  return { state: 'closed' as const, closed_at: hasEnded ? valid_through : now.toISOString(), closed_reason: 'expired' as const }
}

const confirmation = (candidate: Candidate, now: Date) => ({
  confirmed_at: now.toISOString(),
  confirmed_by: `${candidate.posting.hiringOrganization.name}（取り込み）`,
})

export async function addJobs(db: Database, candidates: Candidate[], now: Date) {
  const rows = candidates.map((candidate) => ({
    ...candidate.job.content,
    ...stateOf(candidate, now),
    ...confirmation(candidate, now),
    company_id: candidate.company_id,
    source: candidate.source,
    reference_number: candidate.reference_number,
    published_at: [candidate.job.posted_at ?? now.toISOString(), now.toISOString()].sort()[0],
  }))
  const added = await db.insertInto('job_offers').values(rows).returning(['id', 'source', 'reference_number']).execute()
  const ids = new Map(added.map(({ id, source, reference_number }) => [`${source}\n${reference_number}`, id]))
  const marks = candidates.map(({ source, reference_number, content_hash, duplicate_key }) => ({
    job_id: ids.get(`${source}\n${reference_number}`) ?? 0,
    content_hash,
    duplicate_key,
  }))
  await db.insertInto('imported_jobs').values(marks).execute()
  return marks.map(({ job_id }) => job_id)
}

/** The feed's content replaces ours. A job that a member paused or closed here stays so; one that only its date closed opens again. */
export async function updateJob(db: Database, candidate: Candidate, known: KnownJob, superseded_hashes: string[], now: Date) {
  await db
    .updateTable('job_offers')
    .set({
      ...candidate.job.content,
      company_id: candidate.company_id,
      updated_at: now.toISOString(),
      ...(isStateOurs(known)
        ? { ...stateOf(candidate, now), ...confirmation(candidate, now), ...(known.state === 'closed' && { published_at: now.toISOString() }) }
        : {}),
    })
    .where('id', '=', known.id)
    .execute()
  const { content_hash, duplicate_key } = candidate
  await db
    .insertInto('imported_jobs')
    .values({ job_id: known.id, content_hash, duplicate_key, superseded_hashes })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ content_hash, duplicate_key, superseded_hashes }))
    .execute()
}

/** Whether the import decides if the job is open: not where a member paused, closed or is still writing it here. */
const isStateOurs = ({ state, closed_reason }: KnownJob) => state === 'published' || (state === 'closed' && closed_reason === 'expired')

export const changesState = (candidate: Candidate, known: KnownJob, now: Date) => isStateOurs(known) && stateOf(candidate, now).state !== known.state

const A_DAY = 86_400_000

export const wantsConfirmation = ({ state, confirmed_at }: KnownJob, now: Date) =>
  state === 'published' && confirmed_at !== null && now.getTime() - Date.parse(confirmed_at) > A_DAY

/** Seen again without a change, a job counts as confirmed again; written once a day at most. */
export async function confirmJobs(db: Database, ids: number[], now: Date) {
  if (ids.length > 0) await sql`update job_offers set confirmed_at = ${now.toISOString()} where id = any(${ids}::integer[])`.execute(db)
}
