import { sql } from 'kysely'
import { companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import { operatorMay } from '#contract/accounts/operators/operator-acts.ts'
import { type CompanyList, companyListActs, MOST_VIEWS, type OperatorList, operatorListActs, savedQuery } from '#contract/accounts/views/view-lists.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Staff } from '#server/platform/viewers/viewer.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: Staff }
type Change = { id: string; name?: string | undefined; query?: string | undefined; is_shared?: boolean | undefined }
type NewView = { list: string; name: string; query: string; is_shared?: boolean | undefined }

/** A view is of nobody who may not see its list, as their role is today. */
const maySee = (viewer: Staff, list: string) =>
  viewer.area === 'company'
    ? !companyActRefusal(viewer, companyListActs[list as CompanyList])
    : operatorMay(viewer.role, operatorListActs[list as OperatorList])

const companyOf = (viewer: Staff) => (viewer.area === 'company' ? viewer.company_id : null)

/** One's own, and those that colleagues share: members of the same company, or operators. */
const seenViews = ({ db, viewer }: Context) =>
  db
    .selectFrom('saved_views')
    .leftJoin('company_users', 'company_users.id', 'saved_views.account_id')
    .leftJoin('operator_users', 'operator_users.id', 'saved_views.account_id')
    // One of both forms, so that an index can be used.
    .where('saved_views.company_id', viewer.area === 'company' ? '=' : 'is', companyOf(viewer))
    .where((eb) => eb.or([eb('account_id', '=', viewer.id), eb('shared_at', 'is not', null)]))
    .select(['saved_views.id', 'saved_views.name', 'query'])
    .select([
      sql<boolean>`shared_at is not null`.as('is_shared'),
      sql<boolean>`account_id = ${viewer.id}`.as('is_mine'),
      sql<string>`coalesce(company_users.name, operator_users.name, '')`.as('owner'),
    ])

export async function listViews(context: Context, list: string) {
  if (!maySee(context.viewer, list)) return { views: [] }
  return { views: await seenViews(context).where('list', '=', list).orderBy('saved_views.name').orderBy('saved_views.id').execute() }
}

const viewOf = (context: Context, id: string) => seenViews(context).where('saved_views.id', '=', id).executeTakeFirstOrThrow()
const refuseTaken = (error: unknown) => ((error as { code?: string }).code === '23505' ? fail('VIEW_EXISTS') : Promise.reject(error as Error))

export async function createView(context: Context, { list, name, query, is_shared = false }: NewView) {
  const { db, viewer, now } = context
  if (!maySee(viewer, list)) fail('ROLE_FORBIDDEN')
  const mine = db.selectFrom('saved_views').where('account_id', '=', viewer.id).where('list', '=', list)
  const { count } = await mine.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  if (Number(count) >= MOST_VIEWS) fail('TOO_MANY_VIEWS')
  const at = now().toISOString()
  const { id } = await db
    .insertInto('saved_views')
    .values({
      account_id: viewer.id,
      company_id: companyOf(viewer),
      list,
      name,
      query: savedQuery(list, query).query,
      shared_at: is_shared ? at : null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTaken)
  return viewOf(context, id)
}

/** Only its owner changes a view: colleagues see a shared one. */
export async function changeView(context: Context, { id, name, query, is_shared }: Change) {
  const { db, viewer, now } = context
  const mine = db.selectFrom('saved_views').where('id', '=', id).where('account_id', '=', viewer.id)
  const list = query === undefined ? undefined : (await mine.select('list').executeTakeFirst())?.list
  const changed = await db
    .updateTable('saved_views')
    .set({
      // Kysely takes no empty change.
      id,
      ...(name !== undefined && { name }),
      ...(query !== undefined && { query: savedQuery(list ?? '', query).query }),
      ...(is_shared !== undefined && { shared_at: is_shared ? now().toISOString() : null }),
    })
    .where('id', '=', id)
    .where('account_id', '=', viewer.id)
    .returning('id')
    .executeTakeFirst()
    .catch(refuseTaken)
  if (!changed) fail('NOT_FOUND')
  return viewOf(context, id)
}

export async function removeView({ db, viewer }: Context, id: string) {
  const removed = await db.deleteFrom('saved_views').where('id', '=', id).where('account_id', '=', viewer.id).returning('id').executeTakeFirst()
  if (!removed) fail('NOT_FOUND')
  return { success: true as const }
}
