import { sql } from 'kysely'
import { MOST_OWN_TEMPLATES, MOST_SHARED_TEMPLATES } from '#contract/conversations/templates/placeholders.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

/** The templates that a company shares, or those of the member alone. */
type Kind = 'own' | 'shared'
type Words = { name: string; message: string }
type Asking = Pick<MemberContext, 'db' | 'viewer' | 'now'>

const columns = ['id', 'name', 'message', sql<boolean>`company_user_id is null`.as('is_shared'), 'updated_at'] as const

const templatesOf = ({ db, viewer }: Asking, kind: Kind) =>
  db
    .selectFrom('message_templates')
    .where('company_id', '=', viewer.company_id)
    .where('company_user_id', kind === 'own' ? '=' : 'is', kind === 'own' ? viewer.id : null)
    .orderBy('order_no')
    .orderBy('id')

/** The member's own first: they are at hand for nobody else. */
export const listTemplates = async (context: Asking) => ({
  templates: [...(await templatesOf(context, 'own').select(columns).execute()), ...(await templatesOf(context, 'shared').select(columns).execute())],
})

export async function createTemplate(context: Asking, kind: Kind, words: Words) {
  const { db, viewer } = context
  await lockTemplates(context)
  const order_no = await nextPlace(context, kind)
  return db
    .insertInto('message_templates')
    .values({ ...words, company_id: viewer.company_id, company_user_id: kind === 'own' ? viewer.id : null, order_no, updated_at: context.now().toISOString() })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export const changeTemplate = (context: Asking, { id, ...words }: Words & { id: string }) => change(context, 'own', id, words)

/** Sharing one of one's own, or taking a shared one for oneself, puts it at the end of the other list. */
export async function changeSharedTemplate(context: Asking, { id, is_shared = true, ...words }: Words & { id: string; is_shared?: boolean | undefined }) {
  const { viewer } = context
  await lockTemplates(context)
  const to: Kind = is_shared ? 'shared' : 'own'
  const isThere = await templatesOf(context, to).select('id').where('id', '=', id).executeTakeFirst()
  if (isThere) return change(context, to, id, words)
  const other: Kind = is_shared ? 'own' : 'shared'
  if (!(await templatesOf(context, other).select('id').where('id', '=', id).executeTakeFirst())) fail('NOT_FOUND')
  const order_no = await nextPlace(context, to)
  return change(context, other, id, { ...words, company_user_id: is_shared ? null : viewer.id, order_no })
}

async function change(context: Asking, kind: Kind, id: string, values: Words & { company_user_id?: string | null; order_no?: number }) {
  const changed = await context.db
    .updateTable('message_templates')
    .set({ ...values, updated_at: context.now().toISOString() })
    .where('id', 'in', templatesOf(context, kind).clearOrderBy().select('id').where('id', '=', id))
    .returning(columns)
    .executeTakeFirst()
  return changed ?? fail('NOT_FOUND')
}

/** To this place of its list; what lies beyond the end is the end. */
export async function moveTemplate(context: Asking, kind: Kind, { id, position }: { id: string; position: number }) {
  await lockTemplates(context)
  const ids = (await templatesOf(context, kind).select('id').execute()).map((one) => one.id)
  if (!ids.includes(id)) fail('NOT_FOUND')
  const order = ids.filter((one) => one !== id).toSpliced(position - 1, 0, id)
  await context.db
    .updateTable('message_templates')
    .set({ order_no: sql<number>`array_position(${order}::uuid[], id)` })
    .where('id', 'in', order)
    .execute()
  return { success: true }
}

export async function removeTemplate(context: Asking, kind: Kind, id: string) {
  const removed = await context.db
    .deleteFrom('message_templates')
    .where('id', 'in', templatesOf(context, kind).clearOrderBy().select('id').where('id', '=', id))
    .returning('id')
    .executeTakeFirst()
  if (!removed) fail('NOT_FOUND')
  return { success: true }
}

/** The lock of the company keeps two members from making one too many, and from ordering past each other. */
const lockTemplates = ({ db, viewer }: Asking) => db.selectFrom('companies').select('id').where('id', '=', viewer.company_id).forNoKeyUpdate().execute()

const limits = {
  own: { most: MOST_OWN_TEMPLATES, code: 'TOO_MANY_OWN_TEMPLATES' },
  shared: { most: MOST_SHARED_TEMPLATES, code: 'TOO_MANY_SHARED_TEMPLATES' },
} as const

/** The place after the last, where there is room for one more. */
async function nextPlace(context: Asking, kind: Kind) {
  const { count, last } = await templatesOf(context, kind)
    .clearOrderBy()
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('order_no').as('last')])
    .executeTakeFirstOrThrow()
  if (count >= limits[kind].most) fail(limits[kind].code)
  return (last ?? 0) + 1
}
