import { sql } from 'kysely'
import { SavedConditions } from '#contract/candidates/following/saved-searches.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { readJobSearch } from '#server/jobs/postings/reading/read-job-search.ts'
import { changedJobsIndex } from './changed-jobs-index.ts'
import { compareSearches, type FoundBySearches } from './compare-searches.ts'

const CHANGES = 2_000
/** A search that notified its candidate notifies again after this many minutes at the earliest: one import is one mail, not fifty. */
const PAUSE_MINUTES = 10

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
  const searches = db.selectFrom('saved_searches as saved').select(['id', 'search']).where('frequency', '<>', 'never')
  const seconds = Math.floor(now.getTime() / 1000)
  // A condition that no longer reads finds nothing, and stops no other search.
  const jobsOf = (search: unknown) => {
    const { data } = SavedConditions.safeParse(search)
    return data ? jobIndex.search({ ...readJobSearch(data).conditions, now: seconds, limit: jobIndex.size }).ids : []
  }
  if (jobIndex.size > 0) await compareSearches(searches, jobsOf, (found) => save(db, found, now))
  await db.updateTable('saved_search_looks').set({ seq: last.seq }).execute()
  return changes.length === CHANGES
}

/** Jobs that were on offer when a search was saved count as announced, and so do jobs that it found before. */
async function save(db: Database, { searches, found: jobs }: FoundBySearches, now: Date) {
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
