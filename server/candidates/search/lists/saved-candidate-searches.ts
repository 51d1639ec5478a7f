import { sql } from 'kysely'
import type { SavedPeopleSearch } from '#contract/candidates/search/people-lists.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

const MOST = 20

type Saved = Pick<SavedPeopleSearch, 'name' | 'search'> & { is_shared?: boolean | undefined }

/** The searches that the company's members share and those of this one, the newest first, each with the members who are told of new people. */
export const savedCandidateSearches = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) =>
  db
    .selectFrom('company_saved_searches')
    .select([
      'id',
      'name',
      'member_name',
      'created_at',
      sql<boolean>`owner_id is null`.as('is_shared'),
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
    .where(({ eb, or }) => or([eb('owner_id', 'is', null), eb('owner_id', '=', viewer.id)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** Saves a search for all members of the company, or for this one. The lock of the company keeps two from making one too many. */
export async function savePeopleSearch(context: MemberContext, { name, search, is_shared = true }: Saved): Promise<SavedPeopleSearch> {
  const { db, viewer, now } = context
  const { company_id } = viewer
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  if ((await savedCandidateSearches(context).execute()).length >= MOST) fail('TOO_MANY_SAVED_SEARCHES')
  const { id } = await db
    .insertInto('company_saved_searches')
    .values({
      company_id,
      name,
      search: JSON.stringify(search),
      member_name: viewer.name,
      owner_id: is_shared ? null : viewer.id,
      created_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return savedCandidateSearches(context).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Gives a member's own search to all of the company; their notifications stay as they are. */
export async function sharePeopleSearch(context: MemberContext, id: number): Promise<SavedPeopleSearch> {
  const { db, viewer } = context
  await db.updateTable('company_saved_searches').set({ owner_id: null }).where('id', '=', id).where('owner_id', '=', viewer.id).execute()
  return (await savedCandidateSearches(context).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND')
}

export async function removePeopleSearch(context: MemberContext, id: number) {
  const mine = savedCandidateSearches(context).clearSelect().clearOrderBy().select('id').where('id', '=', id)
  const removed = await context.db.deleteFrom('company_saved_searches').where('id', 'in', mine).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}
