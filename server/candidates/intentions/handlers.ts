import { candidate } from '#server/api.ts'
import { showNeedUpdate } from './show-need-update.ts'
import { tellIntention } from './tell-intention.ts'

export const intentions = {
  intention: candidate.intention.handler(({ context, input }) => tellIntention(context, input)),
  need_update: candidate.need_update.handler(({ context }) => showNeedUpdate(context)),
}
