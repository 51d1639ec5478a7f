import { candidate, member } from '#server/api.ts'
import { listNotifications } from './list-notifications.ts'
import { receiveNotice } from './receive-notice.ts'

export const notifications = {
  list: candidate.notifications.list.handler(({ context }) => listNotifications(context)),
  confirm: candidate.notifications.confirm.handler(({ context, input }) => receiveNotice(context, input.id, { confirms: true, version: input.version })),
  view: candidate.notifications.view.handler(({ context, input }) => receiveNotice(context, input.id, { confirms: false })),
}

/** The shell shows them to every signed-in member, whatever the state of their company. */
const reader = member.notices

export const companyNotices = {
  notices: {
    list: reader.list.handler(({ context }) => listNotifications(context)),
    confirm: reader.confirm.handler(({ context, input }) => receiveNotice(context, input.id, { confirms: true, version: input.version })),
    view: reader.view.handler(({ context, input }) => receiveNotice(context, input.id, { confirms: false })),
  },
}
