import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '../../reports/write-report.ts'
import { answerRequester, lockDataRequest, writeDataRequest } from './write-data-request.ts'

/** How an operator made sure that the requester is the candidate, before anything is done. */
export async function checkIdentity(context: OperatorContext, { id, version, identity_check }: { id: string; version: number; identity_check: string }) {
  await lockDataRequest(context, { id, version })
  await writeDataRequest(context, { id, set: { state: 'checked', identity_check }, step: 'checked', note: identity_check })
  await recordAct(context, { act: 'check_identity', subject_kind: 'data_request', subject_id: id })
  return { success: true }
}

/** The law requires a reason; the candidate reads it. */
export async function refuseDataRequest(context: OperatorContext, { id, version, reason }: { id: string; version: number; reason: string }) {
  const request = await lockDataRequest(context, { id, version })
  const answer = `ご請求に応じられません。理由: ${reason}`
  await writeDataRequest(context, { id, set: { state: 'refused', done_at: context.now().toISOString(), answer }, step: 'refused', note: reason })
  await recordAct(context, { act: 'refuse_data_request', subject_kind: 'data_request', subject_id: id, reason, detail: { kind: request.kind } })
  // When the identity is not proved, mail goes only to the account's own address.
  await answerRequester(context, request, answer)
  return { success: true }
}
