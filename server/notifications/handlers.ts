import { candidate } from '../api.ts'
import { listNotifications } from './list-notifications.ts'
import { receiveNotice } from './receive-notice.ts'

export const notifications = {
  list: candidate.notifications.list.handler(({ context }) => listNotifications(context)),
  confirm: candidate.notifications.confirm.handler(({ context, input }) => receiveNotice(context, input.id, { confirms: true, version: input.version })),
  view: candidate.notifications.view.handler(({ context, input }) => receiveNotice(context, input.id, { confirms: false })),
}
