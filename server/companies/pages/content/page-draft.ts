import { sql } from 'kysely'
import type { PageDraft } from '#contract/companies/pages/page-drafts.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

type Context = Pick<MemberContext, 'db' | 'viewer' | 'now'>
type Save = Pick<PageDraft, 'fields' | 'version' | 'revision'>

const ownDrafts = ({ db, viewer }: Context) =>
  db.selectFrom('company_page_drafts').where('company_user_id', '=', viewer.id).where('company_id', '=', viewer.company_id)

/** What the member typed and did not publish. */
export const ownDraft = async (context: Context): Promise<PageDraft | null> =>
  (await ownDrafts(context)
    .select([sql<PageDraft['fields']>`fields`.as('fields'), 'version', 'revision', 'saved_at'])
    .executeTakeFirst()) ?? null

/** Saves the member's draft. Of two tabs that began with the same one, the second is refused. */
export async function saveDraft(context: Context, { fields, version, revision }: Save) {
  const { db, viewer, now } = context
  const draft = { fields: JSON.stringify(fields), version, saved_at: now().toISOString() }
  const saved =
    revision === 0
      ? await db
          .insertInto('company_page_drafts')
          .values({ ...draft, company_user_id: viewer.id, company_id: viewer.company_id })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['revision', 'saved_at'])
          .executeTakeFirst()
      : await db
          .updateTable('company_page_drafts')
          .set({ ...draft, revision: revision + 1 })
          .where('company_user_id', '=', viewer.id)
          .where('company_id', '=', viewer.company_id)
          .where('revision', '=', revision)
          .returning(['revision', 'saved_at'])
          .executeTakeFirst()
  return saved ?? fail('PAGE_CHANGED')
}

export async function discardDraft({ db, viewer }: Context) {
  await db.deleteFrom('company_page_drafts').where('company_user_id', '=', viewer.id).where('company_id', '=', viewer.company_id).execute()
  return { success: true }
}

/** What was published is no draft any more; what another tab saved since stays one. */
export const dropDraft = async ({ db, viewer }: Context, revision: number) => {
  await db
    .deleteFrom('company_page_drafts')
    .where('company_user_id', '=', viewer.id)
    .where('company_id', '=', viewer.company_id)
    .where('revision', '=', revision)
    .execute()
}
