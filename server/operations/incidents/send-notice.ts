import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'
import { settings } from '#server/settings.ts'
import { holdIncident } from './hold-incident.ts'
import { incidentNotice } from './incident-notice.ts'

/** To every affected candidate who has not left, once, by another operator than its author; neither sees an address. A drill sends nothing. */
export async function sendNotice(context: OperatorContext, id: number) {
  const { db, now } = context
  if (!settings.sendsMail) fail('MAIL_UNAVAILABLE')
  const incident = await holdIncident(db, id)
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
