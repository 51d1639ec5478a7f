import { candidate, member } from '#server/api.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { isNotification, notificationCounts, viewNotification } from '../notifications/read-notifications.ts'
import { listAnnouncements, listAnnouncementsAndNotifications } from './list-notifications.ts'
import { type AnnouncementReader, unreadAnnouncements } from './announcement-receipts.ts'
import { type Receipt, receiveAnnouncement } from './receive-announcement.ts'

type Asking<Viewer> = Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }

/** Announcements and notifications have their numbers from one sequence, so that one call reads either. */
async function receive(context: Asking<CandidateViewer>, id: number, receipt: Receipt) {
  const { db, viewer, now } = context
  await ((await isNotification(db, id)) ? viewNotification(context, id) : receiveAnnouncement(context, id, receipt))
  const [announced, told] = [await unreadAnnouncements(db, viewer, now()), await notificationCounts(context)]
  return { success: true, unread_count: announced + told.unread_count }
}

export const notifications = {
  list: candidate.notifications.list.handler(({ context }) => listAnnouncementsAndNotifications(context)),
  confirm: candidate.notifications.confirm.handler(({ context, input }) => receive(context, input.id, { confirms: true, version: input.version })),
  view: candidate.notifications.view.handler(({ context, input }) => receive(context, input.id, { confirms: false })),
}

async function receiveAsMember(context: Asking<AnnouncementReader>, id: number, receipt: Receipt) {
  await receiveAnnouncement(context, id, receipt)
  return { success: true, unread_count: await unreadAnnouncements(context.db, context.viewer, context.now()) }
}

/** The shell shows them to every signed-in member, whatever the state of their company. */
export const companyAnnouncements = {
  notices: {
    list: member.notices.list.handler(({ context }) => listAnnouncements(context)),
    confirm: member.notices.confirm.handler(({ context, input }) => receiveAsMember(context, input.id, { confirms: true, version: input.version })),
    view: member.notices.view.handler(({ context, input }) => receiveAsMember(context, input.id, { confirms: false })),
  },
}
