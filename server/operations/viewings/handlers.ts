import { member, operator } from '#server/api.ts'
import { endViewing, listViewings, startViewing } from './viewings.ts'

export const operatorViewings = {
  viewings: {
    start: operator.viewings.start.handler(({ context, input }) => startViewing(context, input)),
    end: operator.viewings.end.handler(({ context }) => endViewing(context)),
  },
}

export const companyViewings = { operator_viewings: { list: member.operator_viewings.list.handler(({ context }) => listViewings(context)) } }
