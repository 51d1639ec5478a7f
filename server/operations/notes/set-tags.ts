import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

export const tagsOf = async (db: Database, company_id: number) =>
  (await db.selectFrom('company_tags').select('tag').where('company_id', '=', company_id).orderBy('tag').execute()).map(({ tag }) => tag)

/** The tags of a company from now on; those that stay keep who added them. */
export async function setTags(context: OperatorContext, { id, tags }: { id: number; tags: string[] }) {
  const { db, now, viewer } = context
  const company = await db.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!company) return fail('NOT_FOUND')
  const [before, wished] = [await tagsOf(db, id), [...new Set(tags)].toSorted()]
  const [added, removed] = [wished.filter((tag) => !before.includes(tag)), before.filter((tag) => !wished.includes(tag))]
  if (removed.length > 0) await db.deleteFrom('company_tags').where('company_id', '=', id).where('tag', 'in', removed).execute()
  if (added.length > 0)
    await db
      .insertInto('company_tags')
      .values(added.map((tag) => ({ company_id: id, tag, added_by: viewer.name, added_at: now().toISOString() })))
      .execute()
  if (added.length + removed.length > 0) await recordAct(context, { act: 'tag_company', subject_kind: 'company', subject_id: id, detail: { added, removed } })
  return { tags: wished }
}
