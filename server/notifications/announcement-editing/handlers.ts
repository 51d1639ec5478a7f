import { operator } from '#server/api.ts'
import { changeNotice } from './change-notice.ts'
import { createNotice, deleteNotice } from './create-notice.ts'
import { listNotices } from './list-notices.ts'
import { cancelMailing } from './mailing/cancel-mailing.ts'
import { mailNotice } from './mailing/mail-notice.ts'
import { publishNotice } from './publish-notice.ts'
import { showNotice } from './show-notice.ts'
import { stopNotice } from './stop-notice.ts'

const looking = operator.notifications
const publishing = operator.notifications

export const operatorNotices = {
  list: looking.list.handler(({ context, input }) => listNotices(context, input)),
  show: looking.show.handler(({ context, input }) => showNotice(context, input.id)),
  create: publishing.create.handler(({ context, input }) => createNotice(context, input)),
  change: publishing.change.handler(({ context, input }) => changeNotice(context, input)),
  publish: publishing.publish.handler(({ context, input }) => publishNotice(context, input)),
  stop: publishing.stop.handler(({ context, input }) => stopNotice(context, input)),
  mail: publishing.mail.handler(({ context, input }) => mailNotice(context, input)),
  cancel_mail: publishing.cancel_mail.handler(({ context, input }) => cancelMailing(context, input.id)),
  remove: publishing.remove.handler(({ context, input }) => deleteNotice(context, input.id)),
}
