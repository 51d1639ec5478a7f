import { candidate } from '#server/api.ts'
import { deleteView, listViewHistories, purgeViews, recordView } from './view-histories.ts'

export const viewHistories = {
  view_histories: {
    list: candidate.view_histories.list.handler(({ context, input }) => listViewHistories(context, input)),
    record: candidate.view_histories.record.handler(({ context, input }) => recordView(context, input)),
    clear: candidate.view_histories.clear.handler(({ context }) => purgeViews(context)),
    remove: candidate.view_histories.remove.handler(({ context, input }) => deleteView(context, input.id)),
  },
}
