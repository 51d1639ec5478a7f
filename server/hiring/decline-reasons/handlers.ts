import { member } from '#server/api.ts'
import { changeDeclineReasons, declineReasonsOf } from './decline-reasons.ts'

export const declineReasons = {
  list: member.decline_reasons.list.handler(async ({ context: { db, viewer } }) => ({ reasons: await declineReasonsOf(db, viewer.company_id) })),
  change: member.decline_reasons.change.handler(({ context: { db, viewer }, input }) => changeDeclineReasons(db, viewer.company_id, input.reasons)),
}
