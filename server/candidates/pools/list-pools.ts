import { sql } from 'kysely'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { visibleCandidates } from '../visibility/visible-candidates.ts'
import { openReminders, poolReminders } from './pool-reminders.ts'

/** Later ones come when the first are done. */
const MOST = 200

/** The company's pools, each with how many of its candidates the company may see, and the reminders in all of them. */
export async function listPools({ db, viewer, now }: MemberContext) {
  const people = visibleCandidates(db, viewer)
    .innerJoin('people_list_entries', 'people_list_entries.candidate_user_id', 'candidate_users.id')
    .innerJoin('people_lists', 'people_lists.id', 'list_id')
    .where('company_id', '=', viewer.company_id)
    .groupBy('list_id')
    .select(['list_id', sql<number>`count(*)::int`.as('count')])
  const due = openReminders(db, viewer)
    .where('due_on', '<=', sql<string>`${japanDay(now())}::date`)
    .groupBy('list_id')
    .select(['list_id', sql<number>`count(*)::int`.as('count')])
  const lists = await db
    .selectFrom('people_lists')
    .select(['id', 'name', 'purpose'])
    .where('company_id', '=', viewer.company_id)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const [inLists, ofLists] = [countsOf(await people.execute()), countsOf(await due.execute())]
  return {
    pools: lists.map((list) => ({ ...list, people: inLists(list.id), due: ofLists(list.id) })),
    reminders: await poolReminders({ db, viewer, now }, { limit: MOST }),
  }
}

function countsOf(rows: { list_id: number; count: number }[]) {
  const counts = new Map(rows.map(({ list_id, count }) => [list_id, count]))
  return (list_id: number) => counts.get(list_id) ?? 0
}
