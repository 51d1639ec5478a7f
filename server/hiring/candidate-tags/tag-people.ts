import { fail } from '#server/fail.ts'
import { MOST_TAGS_OF_CANDIDATE } from '#contract/hiring/selection/tag-limits.ts'
import { lockVisible } from '#server/candidates/visibility/lock-visible.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { companyTags, ownTag } from './candidate-tags.ts'

/** Gives a tag to those of the candidates whom the company may see and who have room for one, and says of each whether they have it now. */
export async function tagMany(context: MemberContext, { name, candidate_ids }: { name: string; candidate_ids: string[] }) {
  const { db, viewer, now } = context
  const seen = await lockVisible(db, viewer, candidate_ids)
  if (viewer.key || seen.size === 0) return { results: candidate_ids.map((candidate_id) => ({ candidate_id, is_done: false })) }
  const { id: tag_id } = await ownTag(context, name)
  const given = Map.groupBy(
    await db
      .selectFrom('candidate_tags')
      .innerJoin('selection_tags', 'selection_tags.id', 'tag_id')
      .select(['candidate_user_id', 'tag_id'])
      .where('company_id', '=', viewer.company_id)
      .where('candidate_user_id', 'in', [...seen])
      .execute(),
    ({ candidate_user_id }) => candidate_user_id,
  )
  const has = (id: string) => given.get(id)?.some((tag) => tag.tag_id === tag_id) ?? false
  const added = [...seen].filter((id) => !has(id) && (given.get(id)?.length ?? 0) < MOST_TAGS_OF_CANDIDATE)
  const created_at = now().toISOString()
  if (added.length > 0)
    await db
      .insertInto('candidate_tags')
      .values(added.map((candidate_user_id) => ({ tag_id, candidate_user_id, created_at })))
      .execute()
  return {
    results: candidate_ids.map((candidate_id) => ({ candidate_id, is_done: seen.has(candidate_id) && (has(candidate_id) || added.includes(candidate_id)) })),
  }
}

export async function untagCandidate({ db, viewer }: MemberContext, { candidate_id, tag_id }: { candidate_id: string; tag_id: number }) {
  const seen = await lockVisible(db, viewer, [candidate_id])
  if (viewer.key || seen.size === 0) fail('NOT_FOUND')
  const removed = await db
    .deleteFrom('candidate_tags')
    .where('candidate_user_id', '=', candidate_id)
    .where('tag_id', 'in', companyTags(db, viewer.company_id).clearSelect().select('id').where('id', '=', tag_id).clearOrderBy())
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}
