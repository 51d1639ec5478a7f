import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { lockCompanyRow } from '../lock-company-row.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

type Grouped = { id: number; group_number: string | null; reason: string }

/**
 * Puts a company into a group, or into none. No company of a group sees a candidate who worked for one of them. The company is not notified: none of its own
 * acts change.
 */
export async function setGroup(context: OperatorContext, { id, group_number, reason }: Grouped) {
  const { db } = context
  await lockCompanyRow(db, { id })
  const { group_number: before } = await db.selectFrom('companies').select('group_number').where('id', '=', id).executeTakeFirstOrThrow()
  if (before === group_number) fail('COMPANY_CHANGED')
  await db.updateTable('companies').set({ group_number }).where('id', '=', id).execute()
  await recordAct(context, { act: 'set_company_group', subject_kind: 'company', subject_id: id, reason, detail: { before, group_number } })
  return { group_number }
}
