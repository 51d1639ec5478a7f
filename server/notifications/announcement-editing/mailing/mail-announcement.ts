import { NOTICE_LEAD } from '#contract/notifications/announcements/announcement-lead.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import { askOwnPassword } from '#server/accounts/sessions/confirming/ask-own-password.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { otherSitesProblems } from '#server/platform/site-settings/other-sites.ts'
import { lockAnnouncement } from '../operator-announcements.ts'
import { mailRecipients } from './mail-recipients.ts'

/**
 * Sends a public announcement by mail. Like an announcement that interrupts its readers it asks for the operator's password, and begins five minutes later:
 * until then an operator can cancel it, and no mail has left.
 */
export async function mailAnnouncement(context: OperatorContext, { id, password }: { id: number; password: string }) {
  const { db, viewer, now, language } = context
  const { state, audience, title, message } = await lockAnnouncement(context, id)
  if (state !== 'live' || audience !== 'candidates') fail('NOTICE_NOT_MAILABLE')
  // Advertising mail names its sender with an address (特定電子メール法4条).
  if (!settings.demoData && !(siteSettings().operator.name && siteSettings().operator.address)) fail('MAIL_SENDER_UNNAMED')
  // Published before its sites had to be allowed, or while they were.
  refuseProblems(otherSitesProblems('password', `${title} ${message}`), language)
  if (!password) fail('INPUT_INVALID', [{ field: 'password', message: 'パスワードを入力してください。' }])
  await askOwnPassword(context, 'confirm', password)
  const before = await db.selectFrom('announcement_mailings').select('cancelled_at').where('announcement_id', '=', id).executeTakeFirst()
  if (before && !before.cancelled_at) fail('NOTICE_MAILED')
  if (!(await mailRecipients(db, id).select('candidate_users.id').limit(1).executeTakeFirst())) fail('NOBODY_AGREED')

  const starts = new Date(now().getTime() + NOTICE_LEAD)
  const asked = { requested_at: now().toISOString(), requested_by: viewer.name, starts_at: starts.toISOString(), cancelled_at: null }
  await db
    .insertInto('announcement_mailings')
    .values({ announcement_id: id, ...asked })
    .onConflict((conflict) => conflict.column('announcement_id').doUpdateSet(asked))
    .execute()
  await enqueue(db, 'send_mailing', { announcement_id: id }, { runAt: starts, key: `mailing:${id}` })
  await recordAct(context, { act: 'mail_notice', subject_kind: 'notification', subject_id: id })
  return { starts_at: starts.toISOString() }
}
