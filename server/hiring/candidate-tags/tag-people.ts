import { fail } from '#server/fail.ts'
import { MOST_TAGS_OF_CANDIDATE } from '#contract/hiring/selection/tag-limits.ts'
import { lockVisible } from '#server/candidates/visibility/lock-visible.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { companyTags, ownTag, tagsOfCandidate } from './candidate-tags.ts'

/** Gives a tag to those of the candidates whom the company may see and who have room for one, and says of each whether they have it now. */
export async function tagMany(context: MemberContext, { name, candidate_ids }: { name: string; candidate_ids: string[] }) {
  const { db, viewer, now } = context
  const seen = await lockVisible(db, viewer, candidate_ids)
  if (viewer.key || seen.size === 0) return { results: candidate_ids.map((candidate_id) => ({ candidate_id, is_done: false })) }
  const { id: tag_id } = await ownTag(context, name)
  const tagged = new Set<string>()
  for (const candidate_user_id of seen) {
    const { tags } = await tagsOfCandidate(db, viewer.company_id, candidate_user_id)
    const has = tags.some(({ id }) => id === tag_id)
    if (!has && tags.length >= MOST_TAGS_OF_CANDIDATE) continue
    tagged.add(candidate_user_id)
    if (!has) await db.insertInto('candidate_tags').values({ tag_id, candidate_user_id, created_at: now().toISOString() }).execute()
  }
  return { results: candidate_ids.map((candidate_id) => ({ candidate_id, is_done: tagged.has(candidate_id) })) }
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
