import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { SavedConditions } from '#contract/candidates/following/saved-searches.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { readJobSearch } from '#server/jobs/postings/reading/read-job-search.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import { changedJobsIndex } from './changed-jobs-index.ts'

const CHANGES = 2_000
const SEARCHES = 500
/** After so many comparisons requests are answered. */
const AT_ONCE = 50
/** A search that notified its candidate notifies again after this many minutes at the earliest: one import is one mail, not fifty. */
const PAUSE_MINUTES = 10

type Saved = { id: number; search: unknown }

/**
 * Compares the changes of the job index since the last look with every saved search. After an interruption each change is still looked at, and each job found
 * once.
 */
export async function lookForHits({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  while (await db.transaction().execute((db) => lookOnce(db, now())));
}

async function lookOnce(db: Database, now: Date) {
  const { seq } = await db.selectFrom('saved_search_looks').select('seq').forNoKeyUpdate().executeTakeFirstOrThrow()
  const changes = await db.selectFrom('job_index_changes').selectAll().where('seq', '>', seq).orderBy('seq').limit(CHANGES).execute()
  const last = changes.at(-1)
  if (!last) return false

  const jobIndex = await changedJobsIndex(
    db,
    changes.map(({ job_id }) => job_id),
  )
  for (let after = 0; jobIndex.size > 0; ) {
    const searches = await db
      .selectFrom('saved_searches')
      .select(['id', 'search'])
      .where('id', '>', after)
      .where('frequency', '<>', 'never')
      .orderBy('id')
      .limit(SEARCHES)
      .execute()
    const next = searches.at(-1)
    if (!next) break
    await keep(db, await matches(jobIndex, searches, now), now)
    after = next.id
  }
  await db.updateTable('saved_search_looks').set({ seq: last.seq }).execute()
  return changes.length === CHANGES
}

async function matches(jobIndex: JobIndex, searches: Saved[], now: Date) {
  const found = { searches: [] as number[], jobs: [] as number[] }
  const seconds = Math.floor(now.getTime() / 1000)
  for (const [at, { id, search }] of searches.entries()) {
    if (at % AT_ONCE === 0) await pause()
    // A condition that no longer reads finds nothing, and stops no other search.
    const { data } = SavedConditions.safeParse(search)
    for (const job of data ? jobIndex.search({ ...readJobSearch(data).conditions, now: seconds, limit: jobIndex.size }).ids : []) {
      found.searches.push(id)
      found.jobs.push(job)
    }
  }
  return found
}

/** Jobs that were on offer when a search was saved count as announced, and so do jobs that it found before. */
async function keep(db: Database, { searches, jobs }: { searches: number[]; jobs: number[] }, now: Date) {
  if (searches.length === 0) return
  const { rows } = await sql<{ id: number; run_at: string }>`
    with fresh as (
      insert into saved_search_hits (saved_search_id, job_id, found_at)
      select saved.id, job.id, ${now} from unnest(${searches}::integer[], ${jobs}::integer[]) as hit (saved_search_id, job_id)
      join saved_searches as saved on saved.id = hit.saved_search_id
      join job_offers as job on job.id = hit.job_id and greatest(job.created_at, job.published_at) > saved.created_at
      on conflict do nothing
      returning saved_search_id
    )
    select id, greatest(last_notified_at + make_interval(mins => ${PAUSE_MINUTES}), ${now}) as run_at from saved_searches
    where frequency = 'immediately' and id in (select saved_search_id from fresh)`.execute(db)
  for (const { id, run_at } of rows)
    await enqueue(db, 'send_saved_search_alert', { saved_search_id: id }, { key: `saved_search:${id}`, runAt: new Date(run_at) })
}
