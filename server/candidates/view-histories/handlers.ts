import { candidate } from '#server/api.ts'
import { deleteView, purgeViews } from './purge-views.ts'
import { listViewHistories } from './list-view-histories.ts'
import { recordView } from './record-view.ts'

export const viewHistories = {
  view_histories: {
    list: candidate.view_histories.list.handler(({ context, input }) => listViewHistories(context, input)),
    record: candidate.view_histories.record.handler(({ context, input }) => recordView(context, input)),
    clear: candidate.view_histories.clear.handler(({ context }) => purgeViews(context)),
    remove: candidate.view_histories.remove.handler(({ context, input }) => deleteView(context, input.id)),
  },
}
