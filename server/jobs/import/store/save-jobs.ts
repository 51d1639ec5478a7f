import { sql } from 'kysely'
import { copyInto, type Database } from '#server/platform/database/connect.ts'
import type { ReadJob } from '../job-of-posting.ts'
import type { Posting } from '../posting.ts'
import { readDate } from '../text/read-date.ts'
import type { KnownJob } from './known-jobs.ts'
import { nextIds } from './next-ids.ts'

/** A posting that has been read and belongs to a company: the fields to store, and its identity. */
export type Candidate = {
  place: string
  posting: Posting
  job: ReadJob
  company_id: number
  source: string
  reference_number: string
  content_hash: string
  source_hash: string
  duplicate_key: string
}

const stateOf = ({ closed, validThrough }: Posting, now: Date) => {
  const valid_through = readDate(validThrough)
  const hasEnded = valid_through !== undefined && valid_through < now.toISOString()
  if (!closed && !hasEnded) return { state: 'published' as const, closed_at: null, closed_reason: null }
  return { state: 'closed' as const, closed_at: hasEnded ? valid_through : now.toISOString(), closed_reason: 'expired' as const }
}

const confirmation = (candidate: Candidate, now: Date) => ({
  confirmed_at: now.toISOString(),
  confirmed_by: `${candidate.posting.hiringOrganization.name}（取り込み）`,
})

export async function addJobs(db: Database, candidates: Candidate[], now: Date) {
  const ids = await nextIds(db, 'job_offers', candidates.length)
  const rows = candidates.map((candidate, place) => ({
    id: ids[place]!,
    ...candidate.job.content,
    ...stateOf(candidate.posting, now),
    ...confirmation(candidate, now),
    company_id: candidate.company_id,
    source: candidate.source,
    reference_number: candidate.reference_number,
    published_at: [candidate.job.posted_at ?? now.toISOString(), now.toISOString()].sort()[0]!,
  }))
  await copyInto(db, 'job_offers', rows)
  const marks = candidates.map(({ content_hash, source_hash, duplicate_key }, place) => ({ job_id: ids[place]!, content_hash, source_hash, duplicate_key }))
  await copyInto(db, 'imported_jobs', marks)
  return ids
}

export type Change = { candidate: Candidate; known: KnownJob; superseded_hashes: string[] }

/**
 * The feed's content replaces ours. A job that a member paused or closed here stays so; one that only its date closed opens again. The rows come into a table of
 * this transaction alone, and from there into the jobs.
 */
export async function updateJobs(db: Database, changes: Change[], now: Date) {
  const rows = changes.map(({ candidate, known, superseded_hashes }) => ({
    id: known.id,
    company_id: candidate.company_id,
    ...candidate.job.content,
    ...stateOf(candidate.posting, now),
    ...confirmation(candidate, now),
    is_state_ours: isStateOurs(known),
    opens: known.state === 'closed',
    content_hash: candidate.content_hash,
    source_hash: candidate.source_hash,
    duplicate_key: candidate.duplicate_key,
    superseded_hashes,
  }))
  await sql`
    create temporary table if not exists job_changes on commit drop as
    select job_offers.*, false as is_state_ours, false as opens, content_hash, source_hash, duplicate_key, superseded_hashes
    from job_offers join imported_jobs on imported_jobs.job_id = job_offers.id with no data
  `.execute(db)
  await sql`truncate job_changes`.execute(db)
  await copyInto(db, 'job_changes', rows)
  const content = sql.join(Object.keys(changes[0]!.candidate.job.content).map((column) => sql`${sql.id(column)} = change.${sql.id(column)}`))
  await sql`
    update job_offers set ${content}, company_id = change.company_id, updated_at = ${now.toISOString()},
      state = case when is_state_ours then change.state else job_offers.state end,
      closed_at = case when is_state_ours then change.closed_at else job_offers.closed_at end,
      closed_reason = case when is_state_ours then change.closed_reason else job_offers.closed_reason end,
      confirmed_at = case when is_state_ours then change.confirmed_at else job_offers.confirmed_at end,
      confirmed_by = case when is_state_ours then change.confirmed_by else job_offers.confirmed_by end,
      published_at = case when is_state_ours and opens then ${now.toISOString()} else job_offers.published_at end
    from job_changes as change where job_offers.id = change.id
  `.execute(db)
  await sql`
    insert into imported_jobs (job_id, content_hash, source_hash, duplicate_key, superseded_hashes)
    select id, content_hash, source_hash, duplicate_key, superseded_hashes from job_changes
    on conflict (job_id) do update set content_hash = excluded.content_hash, source_hash = excluded.source_hash,
      duplicate_key = excluded.duplicate_key, superseded_hashes = excluded.superseded_hashes
  `.execute(db)
}

/** Whether the import decides if the job is open: not where a member paused, closed or is still writing it here. */
const isStateOurs = ({ state, closed_reason }: KnownJob) => state === 'published' || (state === 'closed' && closed_reason === 'expired')

export const changesState = (posting: Posting, known: KnownJob, now: Date) => isStateOurs(known) && stateOf(posting, now).state !== known.state

const A_DAY = 86_400_000

export const wantsConfirmation = ({ state, confirmed_at }: KnownJob, now: Date) =>
  state === 'published' && confirmed_at !== null && now.getTime() - Date.parse(confirmed_at) > A_DAY

/** Seen again without a change, a job counts as confirmed again; written once a day at most. */
export async function confirmJobs(db: Database, ids: number[], now: Date) {
  if (ids.length > 0) await sql`update job_offers set confirmed_at = ${now.toISOString()} where id = any(${ids}::integer[])`.execute(db)
}
