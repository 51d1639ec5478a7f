import { defaultDeclineReasons } from '#contract/hiring/selection/decline-reasons.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** What the members of a company choose from when they end a selection. */
export async function declineReasonsOf(db: Database, company_id: number) {
  const own = await db.selectFrom('decline_reasons').select('reason').where('company_id', '=', company_id).orderBy('order_no').execute()
  return own.length > 0 ? own.map(({ reason }) => reason) : defaultDeclineReasons
}

/** Writes the company's reasons. The lock of the company keeps two admins from writing them at once. */
export async function changeDeclineReasons(db: Database, company_id: number, reasons: string[]) {
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  await db.deleteFrom('decline_reasons').where('company_id', '=', company_id).execute()
  if (reasons.length > 0)
    await db
      .insertInto('decline_reasons')
      .values(reasons.map((reason, order_no) => ({ company_id, order_no, reason })))
      .execute()
  return { reasons: await declineReasonsOf(db, company_id) }
}

/** Notes why a selection ended, in place of what was noted before. */
export async function recordDeclineReason(db: Database, { id, company_id }: { id: string; company_id: number }, reason: string) {
  if (!(await declineReasonsOf(db, company_id)).includes(reason))
    fail('INPUT_INVALID', [{ field: 'decline_reason', message: '選べる理由ではありません。選び直してください。' }])
  await db
    .insertInto('application_decline_reasons')
    .values({ application_id: id, reason })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ reason }))
    .execute()
}

/** Deletes the reason of an application that goes on after all. */
export const deleteDeclineReason = (db: Database, id: string) => db.deleteFrom('application_decline_reasons').where('application_id', '=', id).execute()
