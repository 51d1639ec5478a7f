import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { visibleCandidates } from '../../visibility/visible-candidates.ts'

const MOST = 50

type Entry = { list_id: number; candidate_id: string }

/** The company's lists by name. */
export const candidateLists = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) =>
  db.selectFrom('people_lists').select(['id', 'name']).where('company_id', '=', viewer.company_id).orderBy('name').orderBy('id')

/** Makes a list. The lock of the company keeps two members from making one too many. */
export async function createCandidateList(context: MemberContext, { name }: { name: string }) {
  const { db, viewer, now } = context
  const { company_id } = viewer
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  const lists = await candidateLists(context).execute()
  const same = lists.find((list) => list.name === name)
  if (same) return same
  if (lists.length >= MOST) fail('TOO_MANY_CANDIDATE_LISTS')
  return db.insertInto('people_lists').values({ company_id, name, created_at: now().toISOString() }).returning(['id', 'name']).executeTakeFirstOrThrow()
}

export async function removeCandidateList({ db, viewer }: MemberContext, id: number) {
  const removed = await db.deleteFrom('people_lists').where('id', '=', id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}

/** Puts a visible candidate into a list; a second time changes nothing. The candidate is not told. */
export async function addToList(context: MemberContext, { list_id, candidate_id }: Entry) {
  const { db, viewer, now } = context
  // Waits for a block that is under way (server/accounts/sessions/viewer/lock-candidate.ts).
  await db.selectFrom('accounts').select('id').where('id', '=', candidate_id).forShare().execute()
  const seen = await visibleCandidates(db, viewer).select('candidate_users.id').where('candidate_users.id', '=', candidate_id).executeTakeFirst()
  if (!seen || !(await ownList(context, list_id))) fail('NOT_FOUND')
  await db
    .insertInto('people_list_entries')
    .values({ list_id, candidate_user_id: candidate_id, company_user_id: viewer.id, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { is_in_list: true }
}

export async function removeFromList(context: MemberContext, { list_id, candidate_id }: Entry) {
  if (!(await ownList(context, list_id))) fail('NOT_FOUND')
  await context.db.deleteFrom('people_list_entries').where('list_id', '=', list_id).where('candidate_user_id', '=', candidate_id).execute()
  return { is_in_list: false }
}

/** Locked against its deletion until the entry is written. */
const ownList = (context: MemberContext, id: number) => candidateLists(context).clearOrderBy().where('id', '=', id).forKeyShare().executeTakeFirst()
