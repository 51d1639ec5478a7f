import { operator } from '#server/api.ts'
import { changeAnnouncement } from './change-announcement.ts'
import { createAnnouncement, deleteAnnouncement } from './create-announcement.ts'
import { listAnnouncements } from './list-announcements.ts'
import { cancelMailing } from './mailing/cancel-mailing.ts'
import { mailAnnouncement } from './mailing/mail-announcement.ts'
import { publishAnnouncement } from './publish-announcement.ts'
import { approveAnnouncement, withdrawRequest } from './requests/decide-announcement.ts'
import { showAnnouncement } from './show-announcement.ts'
import { stopAnnouncement } from './stop-announcement.ts'

const looking = operator.notifications
const publishing = operator.notifications

export const operatorAnnouncements = {
  list: looking.list.handler(({ context, input }) => listAnnouncements(context, input)),
  show: looking.show.handler(({ context, input }) => showAnnouncement(context, input.id)),
  create: publishing.create.handler(({ context, input }) => createAnnouncement(context, input)),
  change: publishing.change.handler(({ context, input }) => changeAnnouncement(context, input)),
  publish: publishing.publish.handler(({ context, input }) => publishAnnouncement(context, input)),
  stop: publishing.stop.handler(({ context, input }) => stopAnnouncement(context, input)),
  mail: publishing.mail.handler(({ context, input }) => mailAnnouncement(context, input)),
  cancel_mail: publishing.cancel_mail.handler(({ context, input }) => cancelMailing(context, input.id)),
  approve: publishing.approve.handler(({ context, input }) => approveAnnouncement(context, input)),
  withdraw: publishing.withdraw.handler(({ context, input }) => withdrawRequest(context, input)),
  remove: publishing.remove.handler(({ context, input }) => deleteAnnouncement(context, input.id)),
}
