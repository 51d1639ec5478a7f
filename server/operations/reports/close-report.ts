import { recordAct } from '#server/platform/audit/record-act.ts'
import { lockReport, type OperatorContext } from './lock-report.ts'
import { writeReport } from './write-report.ts'

/** The end of a ticket. The operator sends any last answer to the reporter before. */
export async function closeReport(context: OperatorContext, { id, version, reason }: { id: string; version: number; reason: string }) {
  const report = await lockReport(context, id, version)
  await writeReport(context, { id, set: { state: 'closed', closed_at: context.now().toISOString() }, step: 'closed', note: reason })
  await recordAct(context, { act: 'close_report', subject_kind: 'report', subject_id: id, reason, detail: { from: report.state } })
  return { success: true }
}
