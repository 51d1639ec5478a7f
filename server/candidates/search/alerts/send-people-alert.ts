import { sql } from 'kysely'
import { companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import { CompanyRole, CompanyState } from '#contract/accounts/members/company-roles.ts'
import { SavedPeopleConditions } from '#contract/candidates/search/people-lists.ts'
import { countInSteps, FEWEST_COUNTED } from '#contract/platform/text/count-in-steps.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { indexedCandidates } from '../index/indexed-candidates.ts'
import { peopleConditions } from '../search/read-people-search.ts'
import { scoutedBy, seenBy } from '../search/seen-by.ts'

type Watcher = { saved_search_id: number; company_user_id: string }

/** Once a day: notifies every member who chose a daily summary of the new people of their search. */
export async function sendDailyPeopleAlerts({ db }: Pick<TaskRun, 'db'>) {
  const waiting = await db
    .selectFrom('company_search_watchers as watchers')
    .select(['saved_search_id', 'company_user_id'])
    .where('frequency', '=', 'daily')
    .where(sql<boolean>`exists (select from company_search_hits as hits where hits.saved_search_id = watchers.saved_search_id and hits.id > last_hit)`)
    .execute()
  for (const watcher of waiting) await enqueue(db, 'send_people_alert', watcher, { key: `people:${watcher.saved_search_id}:${watcher.company_user_id}` })
}

/**
 * Notifies one member of how many new people their search found, in steps, and of nothing that somebody wrote. Only those count whom the company may see at this moment,
 * at the level revealed to it. The mark is set in the same transaction, which no look runs beside: a hit that commits later has a higher id.
 */
export async function sendPeopleAlert({ db, now }: Pick<TaskRun, 'db' | 'now'>, { saved_search_id, company_user_id }: Watcher) {
  await db.transaction().execute(async (db) => {
    await db.selectFrom('company_search_looks').select('seq').forNoKeyUpdate().executeTakeFirstOrThrow()
    const watcher = await watcherOf(db, { saved_search_id, company_user_id })
    if (!watcher) return
    const { last_hit, count } = await newPeople(db, watcher, now())
    await db
      .updateTable('company_search_watchers')
      .set({ last_hit, ...(count > 0 && { last_notified_at: now().toISOString() }) })
      .where('saved_search_id', '=', saved_search_id)
      .where('company_user_id', '=', company_user_id)
      .execute()
    if (count === 0) return
    await notify(db, {
      kind: 'new_people',
      to: { company_id: watcher.company_id, company_user_id },
      subject: { type: 'people_search', id: saved_search_id },
      detail: { name: watcher.name, count: countWords(count) },
      at: now(),
    })
  })
}

/** The watcher with their search, while they may search for people; a member whose role or company changed gets no notification. */
async function watcherOf(db: Database, { saved_search_id, company_user_id }: Watcher) {
  const row = await db
    .selectFrom('company_search_watchers as watchers')
    .innerJoin('company_saved_searches as saved', 'saved.id', 'watchers.saved_search_id')
    .innerJoin('company_users as members', (join) =>
      join.onRef('members.id', '=', 'watchers.company_user_id').onRef('members.company_id', '=', 'saved.company_id'),
    )
    .innerJoin('companies', 'companies.id', 'saved.company_id')
    .select(['saved_search_id', 'saved.company_id', 'saved.name', 'search', 'last_hit', 'since', 'role', 'companies.state', 'end_of_contract'])
    .where('saved_search_id', '=', saved_search_id)
    .where('company_user_id', '=', company_user_id)
    .forNoKeyUpdate(['watchers'])
    .executeTakeFirst()
  if (!row) return undefined
  const standing = { role: CompanyRole.parse(row.role), state: CompanyState.parse(row.state), end_of_contract: row.end_of_contract }
  return companyActRefusal(standing, 'search_candidates') ? undefined : row
}

type Watched = NonNullable<Awaited<ReturnType<typeof watcherOf>>>

/** The hits since this member's last notification, and how many people of them could not be found before, can be seen by the company, and still match. */
async function newPeople(db: Database, { saved_search_id, company_id, search, last_hit, since }: Watched, now: Date) {
  const waiting = await db
    .selectFrom('company_search_hits as hits')
    .innerJoin('candidate_index_changes as changes', 'changes.candidate_user_id', 'hits.candidate_user_id')
    .leftJoin('findable_candidates as findable', 'findable.candidate_user_id', 'hits.candidate_user_id')
    .select(['hits.id', 'changes.number', sql<boolean>`coalesce(findable.since > ${since}, false)`.as('is_new')])
    .where('saved_search_id', '=', saved_search_id)
    .where('hits.id', '>', last_hit)
    .execute()
  const mark = { last_hit: Math.max(last_hit, ...waiting.map(({ id }) => id)) }
  const numbers = waiting.flatMap(({ number, is_new }) => (is_new ? number : []))
  const { data } = SavedPeopleConditions.safeParse(search)
  if (!data || numbers.length === 0) return { ...mark, count: 0 }
  const index = await JobIndex.build([await indexedCandidates(db, { numbers }, now)])
  const visible = await seenBy(db, { company_id }, index, data)
  // The list that the notification opens leaves them out, too, unless the search asks for them.
  const scouted = data.include_scouted ? [] : await scoutedBy(db, { company_id })
  const exclude_company_ids = [...(visible.exclude_company_ids ?? []), ...scouted]
  return { ...mark, count: index.search({ ...peopleConditions(data), ...visible, exclude_company_ids, limit: 0 }).total }
}

/** In steps of five, as everything that counts people. */
function countWords(count: number) {
  const least = countInSteps(count)
  return least === null ? `1〜${FEWEST_COUNTED - 1}人` : `${least.toLocaleString('ja-JP')}人以上`
}
