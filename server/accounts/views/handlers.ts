import { member, operator } from '#server/api.ts'
import { changeView, createView, listViews, removeView } from './saved-views.ts'

export const companyViews = {
  list: member.saved_views.list.handler(({ context, input }) => listViews(context, input.list)),
  create: member.saved_views.create.handler(({ context, input }) => createView(context, input)),
  change: member.saved_views.change.handler(({ context, input }) => changeView(context, input)),
  remove: member.saved_views.remove.handler(({ context, input }) => removeView(context, input.id)),
}

export const operatorViews = {
  list: operator.saved_views.list.handler(({ context, input }) => listViews(context, input.list)),
  create: operator.saved_views.create.handler(({ context, input }) => createView(context, input)),
  change: operator.saved_views.change.handler(({ context, input }) => changeView(context, input)),
  remove: operator.saved_views.remove.handler(({ context, input }) => removeView(context, input.id)),
}
