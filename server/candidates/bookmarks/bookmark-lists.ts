import { MOST_BOOKMARK_LISTS } from '#contract/candidates/following/bookmark-limits.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { keptPairs } from '../favorites/list-pairs.ts'

type Context = RequestContext & { viewer: CandidateViewer }

/** A candidate's lists by name. Each counts what the page of the list shows. */
const listsOf = ({ db, viewer }: Context) =>
  db
    .selectFrom('bookmark_lists')
    .where('candidate_user_id', '=', viewer.id)
    .select((eb) => [
      'bookmark_lists.id',
      'name',
      keptPairs(db, 'bookmarks', viewer.id)
        .whereRef('kept.list_id', '=', eb.ref('bookmark_lists.id'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('bookmark_count'),
    ])

const listOf = (context: Context, id: number) => listsOf(context).where('bookmark_lists.id', '=', id).executeTakeFirst()

export const showBookmarkLists = async (context: Context) => ({ bookmark_lists: await listsOf(context).orderBy('name').orderBy('id').execute() })

export async function createBookmarkList(context: Context, { name }: { name: string }) {
  const { db, viewer, now } = context
  // Counted one after the other: of two requests for the last place one is refused.
  await db.selectFrom('accounts').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute()
  const { count } = await db
    .selectFrom('bookmark_lists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidate_user_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  if (count >= MOST_BOOKMARK_LISTS) fail('TOO_MANY_BOOKMARK_LISTS')
  const made = await db
    .insertInto('bookmark_lists')
    .values({ candidate_user_id: viewer.id, name, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return (made && (await listOf(context, made.id))) ?? fail('BOOKMARK_LIST_EXISTS')
}

export async function renameBookmarkList(context: Context, { id, name }: { id: number; name: string }) {
  const { db, viewer } = context
  // Names of one candidate change one after the other, so that none meets another halfway.
  await db.selectFrom('accounts').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute()
  const lists = await db.selectFrom('bookmark_lists').select(['id', 'name']).where('candidate_user_id', '=', viewer.id).execute()
  if (!lists.some((list) => list.id === id)) fail('NOT_FOUND')
  if (lists.some((list) => list.id !== id && list.name === name)) fail('BOOKMARK_LIST_EXISTS')
  await db.updateTable('bookmark_lists').set({ name }).where('id', '=', id).where('candidate_user_id', '=', viewer.id).execute()
  return (await listOf(context, id)) ?? fail('NOT_FOUND')
}

/** Deletes a list. What was in it stays saved, in no list. */
export async function removeBookmarkList({ db, viewer }: Context, id: number) {
  const { numDeletedRows } = await db.deleteFrom('bookmark_lists').where('id', '=', id).where('candidate_user_id', '=', viewer.id).executeTakeFirstOrThrow()
  if (!numDeletedRows) fail('NOT_FOUND')
  return { success: true as const }
}
