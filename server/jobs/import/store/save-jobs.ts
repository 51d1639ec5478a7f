import { sql } from 'kysely'
import { copyInto, type Database } from '#server/platform/database/connect.ts'
import type { ReadJob } from '../job-of-posting.ts'
import type { Posting } from '../posting.ts'
import { readDate } from '../text/read-date.ts'
import { awaitApproval, changesOf, companiesThatApprove } from './await-approval.ts'
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

/** A job of a company that approves its jobs itself waits as a draft. */
const waiting = { state: 'draft' as const, closed_at: null, closed_reason: null, confirmed_at: null, confirmed_by: '' }

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
  const approving = await companiesThatApprove(
    db,
    candidates.map(({ company_id }) => company_id),
  )
  const isHeld = ({ state, company_id }: (typeof rows)[number]) => state === 'published' && approving.has(company_id)
  await copyInto(
    db,
    'job_offers',
    rows.map((row) => (isHeld(row) ? { ...row, ...waiting, published_at: null } : row)),
  )
  const marks = candidates.map(({ content_hash, source_hash, duplicate_key }, place) => ({ job_id: ids[place]!, content_hash, source_hash, duplicate_key }))
  await copyInto(db, 'imported_jobs', marks)
  const held = rows.filter(isHeld).map(({ id, company_id }) => ({ job_id: id, company_id, kind: 'publication' as const, changes: {} }))
  await awaitApproval(db, held, now)
  return ids
}

export type Change = { candidate: Candidate; known: KnownJob; superseded_hashes: string[] }

/**
 * The feed's content replaces ours. A job that a member paused or closed here stays so; one that only its date closed opens again. Of a company that approves
 * its jobs itself a public job, and one that operators review, stays as it is until then, and one that would open again, or that comes from another company, waits as a draft.
 */
export async function updateJobs(db: Database, changes: Change[], now: Date) {
  const approving = await companiesThatApprove(
    db,
    changes.map(({ candidate }) => candidate.company_id),
  )
  const publicLater = changes.filter(
    ({ candidate, known }) => approving.has(candidate.company_id) && isStateOurs(known) && stateOf(candidate.posting, now).state === 'published',
  )
  // What operators review is public once they agree: its administrators have agreed to this content, not to another.
  const inReview = changes.filter(
    ({ candidate, known }) => approving.has(candidate.company_id) && known.state === 'in_review' && known.company_id === candidate.company_id,
  )
  const wished = [...publicLater.filter(({ candidate, known }) => known.state === 'published' && known.company_id === candidate.company_id), ...inReview]
  const asked = await changesOf(
    db,
    wished.map(({ candidate, known }) => ({ id: known.id, company_id: candidate.company_id, content: candidate.job.content })),
  )
  await rememberChanges(db, wished, now)
  const opening = publicLater.filter((change) => !wished.includes(change))
  await replaceJobs(
    db,
    changes.filter((change) => !wished.includes(change)),
    new Set(opening),
    now,
  )
  const opened = opening.map(({ candidate, known }) => ({ job_id: known.id, company_id: candidate.company_id, kind: 'publication' as const, changes: {} }))
  await awaitApproval(db, [...asked, ...opened], now)
}

/** A change that waits is asked for once: the next run knows the posting. The feed still shows the job, so it counts as confirmed. */
async function rememberChanges(db: Database, changes: Change[], now: Date) {
  if (changes.length === 0) return
  await db
    .insertInto('imported_jobs')
    .values(
      changes.map(({ candidate: { content_hash, source_hash, duplicate_key }, known, superseded_hashes }) => ({
        job_id: known.id,
        content_hash,
        source_hash,
        duplicate_key,
        superseded_hashes,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet(({ ref }) => ({
        content_hash: ref('excluded.content_hash'),
        source_hash: ref('excluded.source_hash'),
        superseded_hashes: ref('excluded.superseded_hashes'),
      })),
    )
    .execute()
  await confirmJobs(
    db,
    changes.map(({ known }) => known.id),
    now,
  )
}

/** The rows come into a table of this transaction alone, and from there into the jobs. */
async function replaceJobs(db: Database, changes: Change[], held: Set<Change>, now: Date) {
  if (changes.length === 0) return
  const rows = changes.map((change) => rowOf(change, held.has(change), now))
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

function rowOf({ candidate, known, superseded_hashes }: Change, isHeld: boolean, now: Date) {
  return {
    id: known.id,
    company_id: candidate.company_id,
    ...candidate.job.content,
    ...stateOf(candidate.posting, now),
    ...confirmation(candidate, now),
    ...(isHeld && waiting),
    is_state_ours: isStateOurs(known),
    opens: known.state === 'closed' && !isHeld,
    content_hash: candidate.content_hash,
    source_hash: candidate.source_hash,
    duplicate_key: candidate.duplicate_key,
    superseded_hashes,
  }
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
