import { sql } from 'kysely'
import { MOST_TAGS_OF_COMPANY } from '#contract/hiring/selection/candidate-tags.ts'
import { MOST_TAGS_OF_CANDIDATE } from '#contract/hiring/selection/tag-limits.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockApplicationFor } from '../applications/company/application-for.ts'

const tagged = sql<number>`((select count(*)::int from candidate_tags where tag_id = selection_tags.id)
  + (select count(*)::int from outside_candidate_tags where tag_id = selection_tags.id))`

/** The tags of a company, each with how many candidates have it. */
export const companyTags = (db: Database, company_id: number) =>
  db
    .selectFrom('selection_tags')
    .select(['id', 'name', tagged.as('candidates')])
    .where('company_id', '=', company_id)
    .orderBy('name')
    .orderBy('id')

export const tagsOfCandidate = async (db: Database, company_id: number, candidate_user_id: string) => ({
  tags: await db
    .selectFrom('selection_tags')
    .innerJoin('candidate_tags', 'candidate_tags.tag_id', 'selection_tags.id')
    .select(['selection_tags.id', 'selection_tags.name'])
    .where('company_id', '=', company_id)
    .where('candidate_user_id', '=', candidate_user_id)
    .orderBy('selection_tags.name')
    .execute(),
})

const refuse = (message: string) => fail('INPUT_INVALID', [{ field: 'name', message }])

/** Gives a tag to the candidate of an application; a second time changes nothing. The lock of the company keeps two members from making one too many. */
export async function addTag(context: MemberContext, { id, name }: { id: string; name: string }) {
  const { db, viewer, now } = context
  const { company_id } = viewer
  const { candidate_user_id, thread_id } = await lockApplicationFor(context, id)
  await lockCompany(context)
  const { tags } = await tagsOfCandidate(db, company_id, candidate_user_id)
  if (tags.some((tag) => tag.name === name)) return { tags }
  if (tags.length >= MOST_TAGS_OF_CANDIDATE) refuse(`タグは1人に${MOST_TAGS_OF_CANDIDATE}個までです。外してから追加してください。`)
  const { id: tag_id } = await ownTag(context, name)
  await db.insertInto('candidate_tags').values({ tag_id, candidate_user_id, created_at: now().toISOString() }).execute()
  await publishLive(db, [{ thread_id, company_id, kind: 'application_changed' }])
  return tagsOfCandidate(db, company_id, candidate_user_id)
}

const lockCompany = ({ db, viewer }: MemberContext) => db.selectFrom('companies').select('id').where('id', '=', viewer.company_id).forNoKeyUpdate().execute()

/** The company's tag of this name, made where there is none. The lock of the company keeps two members from making one too many. */
export async function ownTag(context: MemberContext, name: string): Promise<{ id: number }> {
  const { db, viewer, now } = context
  const { company_id } = viewer
  await lockCompany(context)
  const all = await companyTags(db, company_id).execute()
  const known = all.find((tag) => tag.name === name)
  if (!known && all.length >= MOST_TAGS_OF_COMPANY) refuse(`タグは${MOST_TAGS_OF_COMPANY}種類までです。使わないタグを削除してください。`)
  return known ?? db.insertInto('selection_tags').values({ company_id, name, created_at: now().toISOString() }).returning('id').executeTakeFirstOrThrow()
}

export async function removeTag(context: MemberContext, { id, tag_id }: { id: string; tag_id: number }) {
  const { db, viewer } = context
  const { candidate_user_id, thread_id } = await lockApplicationFor(context, id)
  const removed = await db
    .deleteFrom('candidate_tags')
    .where('candidate_user_id', '=', candidate_user_id)
    .where('tag_id', 'in', companyTags(db, viewer.company_id).clearSelect().select('id').where('id', '=', tag_id).clearOrderBy())
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  await publishLive(db, [{ thread_id, company_id: viewer.company_id, kind: 'application_changed' }])
  return tagsOfCandidate(db, viewer.company_id, candidate_user_id)
}

/** Takes a tag away from everybody. The lock of the company comes first, as when one is given. */
export async function removeTagFromAll(context: MemberContext, tag_id: number) {
  const { db, viewer } = context
  const { company_id } = viewer
  await lockCompany(context)
  const removed = await db.deleteFrom('selection_tags').where('id', '=', tag_id).where('company_id', '=', company_id).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}
