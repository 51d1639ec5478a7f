import { sql } from 'kysely'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { listNotifications } from '../notifications/read-notifications.ts'
import type { ShownNotification } from '../notifications/readable-notifications.ts'
import { type AnnouncementReader, announcementReceipts } from './announcement-receipts.ts'
import { sanitizedAnnouncement } from './sanitized-announcement.ts'

const SHOWN = 200

type Asking<Viewer> = Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }

/** What operators announced, the newest first. What still needs confirming is always among them. */
export async function listAnnouncements({ db, now, viewer }: Asking<AnnouncementReader>) {
  const rows = await announcementReceipts(db, viewer, now())
    .select(receivedColumns)
    .select(isOlderThanAccount(viewer).as('is_older_than_account'))
    .orderBy(sql`is_require_confirm and confirmed_at is null`, 'desc')
    .orderBy('display_start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const notifications: Notification[] = rows.map((row) => ({ ...row, kind: 'notice', path: '', message: sanitizedAnnouncement(row.message) }))
  return { notifications: notifications.toSorted(byTime) }
}

/** A candidate reads their notifications in the same list. */
export async function listAnnouncementsAndNotifications(context: Asking<CandidateViewer>) {
  const { notifications: announced } = await listAnnouncements(context)
  const told = (await listNotifications(context, { per_page: SHOWN })).map(asAnnouncement)
  const mustConfirm = announced.filter(({ is_require_confirm, confirmed_at }) => is_require_confirm && !confirmed_at)
  const others = [...announced.filter((announcement) => !mustConfirm.includes(announcement)), ...told].toSorted(byTime)
  return { notifications: [...mustConfirm, ...others].slice(0, SHOWN).toSorted(byTime) }
}

const byTime = (one: Notification, other: Notification) => Date.parse(other.display_start_at) - Date.parse(one.display_start_at) || other.id - one.id

/** Other people's words are in its text, so all of it is text. */
const asAnnouncement = ({ id, kind, title, text, path, created_at, read_at }: ShownNotification): Notification => ({
  id,
  kind,
  title,
  message: escapeHtml(text),
  path,
  display_start_at: created_at,
  display_end_at: null,
  viewed_at: read_at,
  confirmed_at: null,
  is_require_confirm: false,
  is_older_than_account: false,
  confirm_button_text: '',
  version: 1,
  is_demo: false,
})

/** Announced before the reader's account was made, and not asked again since. */
const isOlderThanAccount = ({ area, id }: AnnouncementReader) => sql<boolean>`(
  greatest(display_start_at, (select at from announcement_versions where announcement_id = announcements.id and version = asked_version and version > 1))
    < (select created_at from ${sql.table(area === 'candidate' ? 'candidate_users' : 'company_users')} where id = ${id}))`

/** An announcement as its readers see it. A stopped one was shown until then. */
const receivedColumns = [
  'id',
  'title',
  'message',
  'display_start_at',
  sql<string | null>`least(display_end_at, stopped_at)`.as('display_end_at'),
  'viewed_at',
  'confirmed_at',
  'is_require_confirm',
  'confirm_button_text',
  'version',
  'is_demo',
] as const

type Announced = { audience: 'candidates' | 'companies'; kind: 'notice' | 'banner' }
type Period = { display_start_at: string; display_end_at: string | null }

/** Makes all open pages of an area load again: now, and when the period begins or ends. One load too many shows nothing new. */
export async function announcePeriod({ db, now }: Pick<RequestContext, 'db' | 'now'>, announced: Announced, { display_start_at, display_end_at }: Period) {
  for (const at of [display_start_at, display_end_at])
    if (at && Date.parse(at) > now().getTime()) await enqueue(db, 'notify_audience', announced, { runAt: new Date(at) })
  await publishLive(db, [announced])
}
