import { sql } from 'kysely'
import type { SavedPeopleSearch } from '#contract/candidates/search/people-lists.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

const MOST = 20

type Saved = Pick<SavedPeopleSearch, 'name' | 'search'>

/** The searches of a company, the newest first. */
export const savedCandidateSearches = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) =>
  db
    .selectFrom('company_saved_searches')
    .select(['id', 'name', 'member_name', 'created_at', sql<SavedPeopleSearch['search']>`search`.as('search')])
    .where('company_id', '=', viewer.company_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** Keeps a search for all members of the company. The lock of the company keeps two from making one too many. */
export async function savePeopleSearch(context: MemberContext, { name, search }: Saved) {
  const { db, viewer, now } = context
  const { company_id } = viewer
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  if ((await savedCandidateSearches(context).execute()).length >= MOST) fail('TOO_MANY_SAVED_SEARCHES')
  return db
    .insertInto('company_saved_searches')
    .values({ company_id, name, search: JSON.stringify(search), member_name: viewer.name, created_at: now().toISOString() })
    .returning(['id', 'name', 'member_name', 'created_at', sql<SavedPeopleSearch['search']>`search`.as('search')])
    .executeTakeFirstOrThrow()
}

export async function removePeopleSearch({ db, viewer }: MemberContext, id: number) {
  const removed = await db.deleteFrom('company_saved_searches').where('id', '=', id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}
