import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '../../reports/lock-report.ts'
import { lockDataRequest } from './lock-data-request.ts'
import { writeDataRequest } from './write-data-request.ts'

/** How an operator made sure that the requester is the candidate, before anything is done. */
export async function checkIdentity(context: OperatorContext, { id, version, identity_check }: { id: string; version: number; identity_check: string }) {
  await lockDataRequest(context, { id, version })
  await writeDataRequest(context, { id, set: { state: 'checked', identity_check }, step: 'checked', note: identity_check })
  await recordAct(context, { act: 'check_identity', subject_kind: 'data_request', subject_id: id })
  return { success: true }
}
