import { sql } from 'kysely'
import { NOTICE_LEAD } from '#contract/notifications/announcements/announcement-lead.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import { takesTwoOperators } from '#server/accounts/operators/second/takes-two-operators.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { otherSitesProblems } from '#server/platform/site-settings/other-sites.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { announcementContent } from '../content/announcement-content.ts'
import { guardInterruption } from '../content/guard-interruption.ts'
import { type Author, lockAnnouncement, type LockedAnnouncement, notifiedCount } from '../operator-announcements.ts'
import { requestAnnouncement } from '../requests/request-announcement.ts'
import { mailRecipients } from './mail-recipients.ts'

/** Asks a second operator to send a public announcement by mail; where there is none, it takes the operator's password. */
export async function mailAnnouncement(context: OperatorContext, { id, password }: { id: number; password: string }) {
  const { db, viewer } = context
  const takesTwo = await takesTwoOperators(context)
  const announcement = await lockAnnouncement(context, id)
  refuseUnmailable(context, announcement)
  if (!takesTwo) {
    await guardInterruption(context, password)
    return { starts_at: await applyMailing(context, announcement, viewer), is_waiting: false }
  }
  const count = await openRecipients(db, id)
  const isNarrowed = Object.keys(announcementContent(announcement).candidate_segment).length > 0
  await requestAnnouncement(context, announcement, { kind: 'mail', recipients: notifiedCount(isNarrowed)(count) })
  return { starts_at: null, is_waiting: true }
}

/** It begins five minutes later: until then an operator can cancel it, and no mail has left. */
export async function applyMailing(context: OperatorContext, announcement: LockedAnnouncement, by: Author) {
  const { db, now } = context
  const { id } = announcement
  refuseUnmailable(context, announcement)
  await openRecipients(db, id)
  const starts = new Date(now().getTime() + NOTICE_LEAD)
  const asked = { requested_at: now().toISOString(), requested_by: by.name, starts_at: starts.toISOString(), cancelled_at: null }
  await db
    .insertInto('announcement_mailings')
    .values({ announcement_id: id, ...asked })
    .onConflict((conflict) => conflict.column('announcement_id').doUpdateSet(asked))
    .execute()
  await enqueue(db, 'send_mailing', { announcement_id: id }, { runAt: starts, key: `mailing:${id}` })
  await recordAct(context, { act: 'mail_notice', subject_kind: 'notification', subject_id: id })
  return starts.toISOString()
}

function refuseUnmailable({ language }: OperatorContext, { state, audience, title, message }: LockedAnnouncement) {
  if (state !== 'live' || audience !== 'candidates') fail('NOTICE_NOT_MAILABLE')
  // Advertising mail names its sender with an address (特定電子メール法4条).
  if (!settings.demoData && !(siteSettings().operator.name && siteSettings().operator.address)) fail('MAIL_SENDER_UNNAMED')
  // Published before its sites had to be allowed, or while they were.
  refuseProblems(otherSitesProblems('password', `${title} ${message}`), language)
}

/** How many it would reach; refused where it was mailed already, or nobody agreed to mails. */
async function openRecipients(db: Database, id: number) {
  const before = await db.selectFrom('announcement_mailings').select('cancelled_at').where('announcement_id', '=', id).executeTakeFirst()
  if (before && !before.cancelled_at) fail('NOTICE_MAILED')
  const { count } = await mailRecipients(db, id).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return count > 0 ? count : fail('NOBODY_AGREED')
}
