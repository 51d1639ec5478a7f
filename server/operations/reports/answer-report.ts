import type { Selectable } from 'kysely'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { reportAnswered } from '#server/platform/mail/texts/tickets/report-answered.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import { lockReport, type OperatorContext } from './lock-report.ts'
import { writeReport } from './write-report.ts'

/** The answer to the reporter, by the way of contact that they left; the reported side gets nothing. */
export async function answerReport(context: OperatorContext, { id, version, answer }: { id: string; version: number; answer: string }) {
  const { now, viewer } = context
  const report = await lockReport(context, id, version)
  const set = { state: 'answered', answer, answered_at: now().toISOString(), closed_at: null, operator_user_id: report.operator_user_id ?? viewer.id }
  await writeReport(context, { id, set, step: 'answered', note: answer.slice(0, 2_000) })
  await recordAct(context, { act: 'answer_report', subject_kind: 'report', subject_id: id, detail: { from: report.state } })
  await tell(context, report, answer)
  return { success: true }
}

async function tell({ db, now }: OperatorContext, report: Selectable<DB['reports']>, answer: string) {
  const { number, candidate_user_id, company_user_id, reporter_email } = report
  const mail = reportAnswered({ number, answer, is_candidate: Boolean(candidate_user_id) })
  if (candidate_user_id) {
    const title = `通報・申し出（番号 ${number}）に、運営から回答がありました`
    await deliverNotification(db, {
      candidate_user_id,
      kind: 'notice',
      title,
      message: `<p>${escapeHtml(answer)}</p>`,
      path: '/settings/reports',
      at: now(),
      mail: null,
    })
  }
  const account_id = candidate_user_id ?? company_user_id
  const person = account_id && (await db.selectFrom('accounts').select('email').where('id', '=', account_id).executeTakeFirst())
  const to = (person || undefined)?.email ?? reporter_email
  if (to) await sendMail(db, { to, account_id, ...mail })
}
