import { sql } from 'kysely'
import type { PoolReminder, Reminder } from '#contract/candidates/search/candidate-pools.ts'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { labelOf } from '#server/accounts/candidate-names/candidate-label.ts'
import { showsPart } from '#server/accounts/candidate-names/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { visibleCandidates } from '../visibility/visible-candidates.ts'

type Where = Pick<MemberContext, 'db' | 'viewer' | 'now'>

const reminderColumns = (today: string) =>
  [
    'people_reminders.list_id',
    sql<string>`to_char(due_on, 'YYYY-MM-DD')`.as('due_on'),
    'people_reminders.note',
    sql<
      Reminder['assignee']
    >`(select json_build_object('id', id, 'name', name) from company_users where company_users.id = people_reminders.company_user_id)`.as('assignee'),
    sql<boolean>`due_on <= ${today}::date`.as('is_due'),
  ] as const

/** The reminders of a company that are not done, of candidates whom it may see at this moment. Pages, figures and notifications start here. */
export const openReminders = (db: Database, { company_id }: { company_id: number }) =>
  visibleCandidates(db, { company_id })
    .innerJoin('people_reminders', 'people_reminders.candidate_user_id', 'candidate_users.id')
    .innerJoin('people_lists', 'people_lists.id', 'people_reminders.list_id')
    .where('people_lists.company_id', '=', company_id)
    .where('done_at', 'is', null)

/** What is to be done about one candidate. Guests are no part of the pools, and programs read nothing that members write about people. */
export async function remindersOfCandidate({ db, viewer, now }: Where, candidate_id: string): Promise<Reminder[]> {
  if (viewer.role === 'guest' || viewer.key) return []
  return openReminders(db, viewer)
    .select(reminderColumns(japanDay(now())))
    .where('people_reminders.candidate_user_id', '=', candidate_id)
    .orderBy('due_on')
    .execute()
}

type Asked = { isDue?: boolean; limit: number; assigned?: 'me' | undefined }

/** The reminders with whom they are about, the oldest first. Whom they name is what the company's lists of conversations would say (candidate-label.ts). */
export async function poolReminders({ db, viewer, now }: Where, { isDue = false, limit, assigned }: Asked): Promise<PoolReminder[]> {
  const today = japanDay(now())
  const person = sql.ref('people_reminders.candidate_user_id')
  const label = labelOf({ person, shows: (part) => showsPart(person, sql`${viewer.company_id}`, part) }, now())
  return openReminders(db, viewer)
    .$if(assigned === 'me', (open) => open.where('people_reminders.company_user_id', '=', viewer.id))
    .$if(isDue, (open) => open.where('due_on', '<=', sql<string>`${today}::date`))
    .select([
      ...reminderColumns(today),
      'people_lists.name as list_name',
      sql<PoolReminder['candidate']>`json_build_object('id', ${person}, 'name', ${label})`.as('candidate'),
    ])
    .orderBy('due_on')
    .orderBy('people_reminders.created_at')
    .orderBy('candidate_users.id')
    .limit(limit)
    .execute()
}

const MOST_AT_HOME = 6

/** What is due today or before, for the home page. */
export async function dueReminders(where: Where, assigned?: 'me') {
  const { total } = await openReminders(where.db, where.viewer)
    .where('due_on', '<=', sql<string>`${japanDay(where.now())}::date`)
    .$if(assigned === 'me', (open) => open.where('people_reminders.company_user_id', '=', where.viewer.id))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { items: total === 0 ? [] : await poolReminders(where, { isDue: true, limit: MOST_AT_HOME, assigned }), total }
}
