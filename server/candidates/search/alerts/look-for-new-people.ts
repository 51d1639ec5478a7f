import { sql } from 'kysely'
import { SavedPeopleConditions } from '#contract/candidates/search/people-lists.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { findableCandidates } from '../../visibility/visible-candidates.ts'
import { compareSearches, type FoundBySearches } from '../../saved-searches/alerts/compare-searches.ts'
import { candidateNumber, EVERY_COMPANY } from '../index/candidate-documents.ts'
import { indexedCandidates } from '../index/indexed-candidates.ts'
import { peopleConditions } from '../search/read-people-search.ts'

const CHANGES = 1_000
/** A member is notified again after this many minutes at the earliest: one busy evening is one mail. */
const PAUSE_MINUTES = 60

/**
 * Compares the candidates who changed since the last look with every watched search, by the text that every company reads. Whether a company may see somebody is not asked
 * here: that is decided when its members are notified (send-people-alert.ts).
 */
export async function lookForNewPeople({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  while (await db.transaction().execute((db) => lookOnce(db, now())));
}

async function lookOnce(db: Database, now: Date) {
  const { seq } = await db.selectFrom('company_search_looks').select('seq').forNoKeyUpdate().executeTakeFirstOrThrow()
  const changes = await db.selectFrom('candidate_index_changes').selectAll().where('seq', '>', seq).orderBy('seq').limit(CHANGES).execute()
  const last = changes.at(-1)
  if (!last) return false
  await saveFindable(
    db,
    changes.flatMap(({ candidate_user_id }) => candidate_user_id ?? []),
    now,
  )
  const numbers = changes.map(({ number }) => number)
  const index = await JobIndex.build([await indexedCandidates(db, { numbers }, now)])
  const searches = db
    .selectFrom('company_saved_searches as saved')
    .select(['id', 'search'])
    .where(sql<boolean>`exists (select from company_search_watchers where saved_search_id = saved.id)`)
  const among = { parameter: 'reader' as const, value: EVERY_COMPANY, or_ids: [] }
  // A condition that no longer reads finds nobody, and stops no other search.
  const peopleOf = (search: unknown) => {
    const { data } = SavedPeopleConditions.safeParse(search)
    return data ? index.search({ ...peopleConditions(data), among, limit: index.size }).ids.map(candidateNumber) : []
  }
  if (index.size > 0) await compareSearches(searches, peopleOf, (found) => saveHits(db, found, now))
  await db.updateTable('company_search_looks').set({ seq: last.seq }).execute()
  return changes.length === CHANGES
}

/** Saves since when each of these candidates can be found, and deletes it for those who cannot any more. */
async function saveFindable(db: Database, ids: string[], now: Date) {
  const among = sql<boolean>`candidate_users.id = any(${ids}::uuid[])`
  const findable = (await findableCandidates(db).where(among).select('candidate_users.id').execute()).map(({ id }) => id)
  await sql`delete from findable_candidates where candidate_user_id = any(${ids}::uuid[]) and not candidate_user_id = any(${findable}::uuid[])`.execute(db)
  await sql`insert into findable_candidates (candidate_user_id, since) select id, ${now} from candidate_users where id = any(${findable}::uuid[])
    on conflict do nothing`.execute(db)
}

/** Saves each person once for a search, if anybody watched it before they could be found. */
async function saveHits(db: Database, { searches, found: numbers }: FoundBySearches, now: Date) {
  const { rows } = await sql<{ saved_search_id: number; company_user_id: string; run_at: string }>`
    with fresh as (
      insert into company_search_hits (saved_search_id, candidate_user_id)
      select hit.saved_search_id, found.candidate_user_id
      from unnest(${searches}::integer[], ${numbers}::bigint[]) as hit (saved_search_id, number)
      join candidate_index_changes as found using (number)
      join findable_candidates as findable using (candidate_user_id)
      where findable.since > (select min(since) from company_search_watchers as watchers where watchers.saved_search_id = hit.saved_search_id)
      order by hit.saved_search_id, found.candidate_user_id
      on conflict do nothing
      returning saved_search_id
    )
    select saved_search_id, company_user_id, greatest(last_notified_at + make_interval(mins => ${PAUSE_MINUTES}), ${now}) as run_at
    from company_search_watchers where frequency = 'immediately' and saved_search_id in (select saved_search_id from fresh)`.execute(db)
  for (const { run_at, ...watcher } of rows)
    await enqueue(db, 'send_people_alert', watcher, { key: `people:${watcher.saved_search_id}:${watcher.company_user_id}`, runAt: new Date(run_at) })
}
