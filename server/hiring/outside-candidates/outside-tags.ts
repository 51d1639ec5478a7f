import { MOST_TAGS_OF_CANDIDATE } from '#contract/hiring/selection/tag-limits.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownTag } from '../candidate-tags/candidate-tags.ts'
import { lockOutside, lockReadable } from './change-outside-candidate.ts'
import { publishOutside } from './publish-outside.ts'
import { tagsOfOutside } from './outside-rows.ts'

const tagsOf = async (db: Database, id: string) =>
  db.selectFrom('outside_candidates as outside').select(tagsOfOutside.as('tags')).where('outside.id', '=', id).executeTakeFirstOrThrow()

/** A second time changes nothing. */
export async function addOutsideTag(context: MemberContext, { id, name }: { id: string; name: string }) {
  const { db, now } = context
  await lockReadable(context, id)
  const { tags } = await tagsOf(db, id)
  if (tags.some((tag) => tag.name === name)) return { tags }
  if (tags.length >= MOST_TAGS_OF_CANDIDATE)
    fail('INPUT_INVALID', [{ field: 'name', message: `タグは1人に${MOST_TAGS_OF_CANDIDATE}個までです。外してから追加してください。` }])
  const { id: tag_id } = await ownTag(context, name)
  await db.insertInto('outside_candidate_tags').values({ outside_candidate_id: id, tag_id, created_at: now().toISOString() }).execute()
  await publishOutside(db, id)
  return tagsOf(db, id)
}

export async function removeOutsideTag(context: MemberContext, { id, tag_id }: { id: string; tag_id: number }) {
  await lockOutside(context, id)
  const removed = await context.db.deleteFrom('outside_candidate_tags').where('outside_candidate_id', '=', id).where('tag_id', '=', tag_id).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  await publishOutside(context.db, id)
  return tagsOf(context.db, id)
}
