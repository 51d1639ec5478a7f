import { candidate } from '#server/api.ts'
import { saveIntention, showNeedUpdate } from './intentions.ts'

export const intentions = {
  intention: candidate.intention.handler(({ context, input }) => saveIntention(context, input)),
  need_update: candidate.need_update.handler(({ context }) => showNeedUpdate(context)),
}
