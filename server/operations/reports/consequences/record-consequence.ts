import { fail } from '#server/fail.ts'
import { lockReport, type OperatorContext, writeReport } from '../write-report.ts'

type Consequence = { report_id: string | undefined; company_id: number; step: string; reason?: string }

/**
 * An act of an operator elsewhere because of a ticket: a line in the ticket's own log. The first to act becomes responsible for the ticket. A ticket about
 * another company is refused.
 */
export async function recordConsequence(context: OperatorContext, { report_id, company_id, step, reason = '' }: Consequence) {
  if (!report_id) return
  const report = await lockReport(context, report_id)
  if (report.company_id !== company_id) fail('NOT_FOUND')
  const set = report.state === 'open' ? { state: 'taken', operator_user_id: context.viewer.id } : {}
  await writeReport(context, { id: report_id, set, step, note: reason })
}
