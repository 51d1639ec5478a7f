import type { CandidateList } from '#contract/candidates/search/candidate-lists.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockVisible } from '../../visibility/lock-visible.ts'

const MOST = 50

type Entry = { list_id: number; candidate_id: string }

/** The company's lists by name. */
export const candidateLists = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) =>
  db.selectFrom('people_lists').select(['id', 'name', 'purpose']).where('company_id', '=', viewer.company_id).orderBy('name').orderBy('id')

/** Makes a list. The lock of the company keeps two members from making one too many. */
export async function createCandidateList(context: MemberContext, { name, purpose = '' }: { name: string; purpose?: string | undefined }) {
  const { db, viewer, now } = context
  const { company_id } = viewer
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  const lists = await candidateLists(context).execute()
  const same = lists.find((list) => list.name === name)
  if (same) return same
  if (lists.length >= MOST) fail('TOO_MANY_CANDIDATE_LISTS')
  return db
    .insertInto('people_lists')
    .values({ company_id, name, purpose, created_at: now().toISOString() })
    .returning(['id', 'name', 'purpose'])
    .executeTakeFirstOrThrow()
}

/** Another name and purpose. The lock of the company keeps two members from giving one name twice. */
export async function updateCandidateList(context: MemberContext, { id, name, purpose }: CandidateList): Promise<CandidateList> {
  const { db, viewer } = context
  await db.selectFrom('companies').select('id').where('id', '=', viewer.company_id).forNoKeyUpdate().execute()
  const lists = await candidateLists(context).execute()
  if (!lists.some((list) => list.id === id)) fail('NOT_FOUND')
  if (lists.some((list) => list.id !== id && list.name === name)) fail('INPUT_INVALID', [{ field: 'name', message: '同じ名前のリストがあります。' }])
  return db.updateTable('people_lists').set({ name, purpose }).where('id', '=', id).returning(['id', 'name', 'purpose']).executeTakeFirstOrThrow()
}

export async function removeCandidateList({ db, viewer }: MemberContext, id: number) {
  const removed = await db.deleteFrom('people_lists').where('id', '=', id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}

/** Puts a visible candidate into a list; a second time changes nothing. The candidate is not told. */
export async function addToList(context: MemberContext, { list_id, candidate_id }: Entry) {
  const { results } = await addManyToList(context, { list_id, candidate_ids: [candidate_id] })
  return results[0]?.is_done ? { is_in_list: true } : fail('NOT_FOUND')
}

/** Puts those of the candidates into a list whom the company may see, and says of each whether it did. */
export async function addManyToList(context: MemberContext, { list_id, candidate_ids }: { list_id: number; candidate_ids: string[] }) {
  const { db, viewer, now } = context
  const seen = await lockVisible(db, viewer, candidate_ids)
  if (!(await ownList(context, list_id))) fail('NOT_FOUND')
  const created_at = now().toISOString()
  if (seen.size > 0)
    await db
      .insertInto('people_list_entries')
      .values([...seen].map((candidate_user_id) => ({ list_id, candidate_user_id, company_user_id: viewer.id, created_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return { results: candidate_ids.map((candidate_id) => ({ candidate_id, is_done: seen.has(candidate_id) })) }
}

export async function removeFromList(context: MemberContext, { list_id, candidate_id }: Entry) {
  if (!(await ownList(context, list_id))) fail('NOT_FOUND')
  await context.db.deleteFrom('people_list_entries').where('list_id', '=', list_id).where('candidate_user_id', '=', candidate_id).execute()
  return { is_in_list: false }
}

/** Locked against its deletion until the entry is written. */
export const ownList = (context: MemberContext, id: number) => candidateLists(context).clearOrderBy().where('id', '=', id).forKeyShare().executeTakeFirst()
