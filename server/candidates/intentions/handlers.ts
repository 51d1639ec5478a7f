import { candidate } from '#server/api.ts'
import { showNeedUpdate } from './show-need-update.ts'
import { saveIntention } from './save-intention.ts'

export const intentions = {
  intention: candidate.intention.handler(({ context, input }) => saveIntention(context, input)),
  need_update: candidate.need_update.handler(({ context }) => showNeedUpdate(context)),
}
