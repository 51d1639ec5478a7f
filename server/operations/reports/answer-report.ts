import type { Selectable } from 'kysely'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { reportAnswered } from '#server/platform/mail/texts/tickets/ticket-mails.ts'
import { lockReport, type OperatorContext, writeReport } from './write-report.ts'

type Answer = { id: string; version: number; answer: string; closes?: boolean | undefined }

/** The answer to the reporter, by the way of contact that they left; the reported side gets nothing. It may be the end of the ticket. */
export async function answerReport(context: OperatorContext, { id, version, answer, closes = false }: Answer) {
  const { now, viewer } = context
  const report = await lockReport(context, id, version)
  const set = { state: 'answered', answer, answered_at: now().toISOString(), closed_at: null, operator_user_id: report.operator_user_id ?? viewer.id }
  await writeReport(context, { id, set, step: 'answered', note: answer.slice(0, 2_000) })
  await recordAct(context, { act: 'answer_report', subject_kind: 'report', subject_id: id, detail: { from: report.state } })
  if (closes) {
    await writeReport(context, { id, set: { state: 'closed', closed_at: now().toISOString() }, step: 'closed' })
    await recordAct(context, { act: 'close_report', subject_kind: 'report', subject_id: id, reason: '回答して終了', detail: { from: 'answered' } })
  }
  await tell(context, report, answer)
  return { success: true }
}

async function tell({ db, now }: OperatorContext, report: Selectable<DB['reports']>, answer: string) {
  const { number, candidate_user_id, company_user_id, reporter_email } = report
  const mail = reportAnswered({ number, answer, is_candidate: Boolean(candidate_user_id) })
  if (candidate_user_id)
    await notify(db, { kind: 'notice', to: { candidate_user_id }, subject: { type: 'report', id: number }, detail: { text: answer }, at: now(), mail: null })
  const account_id = candidate_user_id ?? company_user_id
  const person = account_id && (await db.selectFrom('accounts').select('email').where('id', '=', account_id).executeTakeFirst())
  const to = (person || undefined)?.email ?? reporter_email
  if (to) await sendMail(db, { to, account_id, ...mail })
}

/** The reporter no longer waits for an answer. */
const LONGEST = 365 * 86_400_000

type Change = { id: string; version: number; take?: boolean | undefined; due_on?: string | undefined; note?: string | undefined; reopen?: boolean | undefined }

/** Takes a ticket, sets its deadline, notes something for the colleagues, or opens it again. */
export async function changeReport(context: OperatorContext, { id, version, take, due_on, note, reopen }: Change) {
  const report = await lockReport(context, id, version)
  if (!take && !due_on && !note && !reopen) fail('INPUT_INVALID', [{ field: 'note', message: 'メモを書いてください。' }])
  const [today, latest] = [context.now(), new Date(context.now().getTime() + LONGEST)].map(japanDay) as [string, string]
  if (due_on && (due_on < today || due_on > latest)) fail('INPUT_INVALID', [{ field: 'due_on', message: 'きょうから1年以内の日付を入力してください。' }])
  if (take) {
    const state = report.state === 'open' ? 'taken' : report.state
    await writeReport(context, { id, set: { operator_user_id: context.viewer.id, state }, step: 'taken' })
  }
  if (due_on) await writeReport(context, { id, set: { due_at: `${due_on}T23:59:59+09:00` }, step: 'deadline', note: due_on })
  if (note) await writeReport(context, { id, step: 'noted', note })
  if (reopen && (report.state === 'closed' || report.state === 'answered'))
    await writeReport(context, { id, set: { state: 'taken', closed_at: null, operator_user_id: context.viewer.id }, step: 'reopened' })
  await recordAct(context, {
    act: 'change_report',
    subject_kind: 'report',
    subject_id: id,
    detail: { from: report.state, ...(take ? { take } : {}), ...(due_on ? { due_on } : {}), ...(note ? { note: true } : {}), ...(reopen ? { reopen } : {}) },
  })
  return { success: true }
}

/** The end of a ticket. The operator sends any last answer to the reporter before. */
export async function closeReport(context: OperatorContext, { id, version, reason }: { id: string; version: number; reason: string }) {
  const report = await lockReport(context, id, version)
  await writeReport(context, { id, set: { state: 'closed', closed_at: context.now().toISOString() }, step: 'closed', note: reason })
  await recordAct(context, { act: 'close_report', subject_kind: 'report', subject_id: id, reason, detail: { from: report.state } })
  return { success: true }
}
