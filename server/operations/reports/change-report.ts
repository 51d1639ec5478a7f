import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'
import { lockReport, type OperatorContext } from './lock-report.ts'
import { writeReport } from './write-report.ts'

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
