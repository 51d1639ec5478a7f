import { pages } from '#contract/platform/pages.ts'
import { mailText } from '#server/platform/mail/mail-text.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { notifyAwaited } from '#server/accounts/operators/second/notify-awaited.ts'
import { lockIncident } from './incidents.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

/** To every candidate whom a leak affects: in the words of two operators. */
export const incidentNotice = ({ subject, text }: { subject: string; text: string }) =>
  mailText({
    kind: 'incident_notice',
    subject,
    parts: text
      .split(/\r?\n\s*\r?\n/)
      .map((part) => part.trim())
      .filter(Boolean),
  })

/** The text for the affected candidates. Its last author cannot send it. */
export async function writeNotice(context: OperatorContext, id: number, { subject, text }: { subject: string; text: string }) {
  const { db, viewer } = context
  const { notice_sent_at, notice_operator_id } = await lockIncident(db, id)
  if (notice_sent_at) fail('NOTICE_SENT')
  await db.updateTable('incidents').set({ notice_subject: subject, notice_text: text, notice_operator_id: viewer.id }).where('id', '=', id).execute()
  await recordAct(context, { act: 'change_incident', subject_kind: 'incident', subject_id: id, detail: { notice: true } })
  // Operators were notified of an earlier text by the same author already.
  if (notice_operator_id !== viewer.id)
    await notifyAwaited(db, {
      by: viewer,
      what: '漏えいなどの当事者への通知文が書かれました。別のメンバーが確認して送信します。',
      reason: '',
      path: pages.operatorIncident(id),
    })
  return { success: true }
}

/** To every affected candidate who has not left, once, by another operator than its author; neither sees an address. A drill sends nothing. */
export async function sendNotice(context: OperatorContext, id: number) {
  const { db, now } = context
  if (!siteSettings().sendsMail) fail('MAIL_UNAVAILABLE')
  const incident = await lockIncident(db, id)
  if (incident.notice_sent_at) fail('NOTICE_SENT')
  if (!incident.notice_text) fail('SECOND_OPERATOR_REQUIRED')
  await requireSecondOperator(context, incident.notice_operator_id)
  const people = await db
    .selectFrom('incident_people')
    .innerJoin('accounts', 'accounts.id', 'candidate_user_id')
    .select(['accounts.id', 'email'])
    .where('incident_id', '=', id)
    .orderBy('accounts.id')
    .execute()
  const text = incidentNotice({ subject: incident.notice_subject, text: incident.notice_text })
  if (!incident.is_drill) for (const { id: candidate_user_id, email } of people) await sendMail(db, { to: email, account_id: candidate_user_id, ...text })
  await db.updateTable('incidents').set({ notice_sent_at: now().toISOString() }).where('id', '=', id).execute()
  const count = incident.is_drill ? 0 : people.length
  await recordAct(context, { act: 'notify_incident', subject_kind: 'incident', subject_id: id, detail: { count, written_by: incident.notice_operator_id } })
  return { count }
}
