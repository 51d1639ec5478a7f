import type { PersonArea } from '#contract/operations/candidates/people-search.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

export const personTagsOf = async (db: Database, account_id: string) =>
  (await db.selectFrom('person_tags').select('tag').where('account_id', '=', account_id).orderBy('tag').execute()).map(({ tag }) => tag)

/** The tags of somebody from now on. The log counts them: a tag says something about a person, and the log outlives them. */
export async function setPersonTags(context: OperatorContext, { area, id, tags }: { area: PersonArea; id: string; tags: string[] }) {
  const { db, now, viewer } = context
  const person = await db.selectFrom('accounts').select('id').where('id', '=', id).where('kind', '=', area).forNoKeyUpdate().executeTakeFirst()
  if (!person) return fail('NOT_FOUND')
  const [before, wished] = [await personTagsOf(db, id), [...new Set(tags)].toSorted()]
  const [added, removed] = [wished.filter((tag) => !before.includes(tag)), before.filter((tag) => !wished.includes(tag))]
  if (removed.length > 0) await db.deleteFrom('person_tags').where('account_id', '=', id).where('tag', 'in', removed).execute()
  if (added.length > 0)
    await db
      .insertInto('person_tags')
      .values(added.map((tag) => ({ account_id: id, tag, added_by: viewer.name, added_at: now().toISOString() })))
      .execute()
  const detail = { added: added.length, removed: removed.length }
  if (added.length + removed.length > 0)
    await recordAct(context, { act: 'tag_person', subject_kind: area === 'candidate' ? 'candidate' : 'company_user', subject_id: id, detail })
  return { tags: wished }
}
