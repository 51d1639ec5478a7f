import { sql } from 'kysely'
import type { SavedPeopleSearch } from '#contract/candidates/search/people-lists.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

const MOST = 20

type Saved = Pick<SavedPeopleSearch, 'name' | 'search'>

/** The searches of a company, the newest first, each with the members who are told of new people. */
export const savedCandidateSearches = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) =>
  db
    .selectFrom('company_saved_searches')
    .select([
      'id',
      'name',
      'member_name',
      'created_at',
      sql<SavedPeopleSearch['search']>`search`.as('search'),
      sql<SavedPeopleSearch['my_frequency']>`coalesce((
        select frequency from company_search_watchers where saved_search_id = company_saved_searches.id and company_user_id = ${viewer.id}), 'never')`.as(
        'my_frequency',
      ),
      sql<SavedPeopleSearch['watchers']>`coalesce((
        select json_agg(json_build_object('member_name', members.name, 'frequency', frequency) order by members.name, members.id)
        from company_search_watchers join company_users as members on members.id = company_user_id
        where saved_search_id = company_saved_searches.id and members.company_id = company_saved_searches.company_id), '[]')`.as('watchers'),
    ])
    .where('company_id', '=', viewer.company_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** Keeps a search for all members of the company. The lock of the company keeps two from making one too many. */
export async function savePeopleSearch(context: MemberContext, { name, search }: Saved): Promise<SavedPeopleSearch> {
  const { db, viewer, now } = context
  const { company_id } = viewer
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  if ((await savedCandidateSearches(context).execute()).length >= MOST) fail('TOO_MANY_SAVED_SEARCHES')
  const { id } = await db
    .insertInto('company_saved_searches')
    .values({ company_id, name, search: JSON.stringify(search), member_name: viewer.name, created_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return savedCandidateSearches(context).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function removePeopleSearch({ db, viewer }: MemberContext, id: number) {
  const removed = await db.deleteFrom('company_saved_searches').where('id', '=', id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}
