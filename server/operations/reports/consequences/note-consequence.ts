import { fail } from '#server/fail.ts'
import { holdReport, type OperatorContext } from '../hold-report.ts'
import { writeReport } from '../write-report.ts'

type Consequence = { report_id: string | undefined; company_id: number; step: string; reason?: string }

/**
 * An act of an operator elsewhere because of a ticket: a line in the ticket's own log. The first to act becomes responsible for the ticket. A ticket about
 * another company is refused.
 */
export async function noteConsequence(context: OperatorContext, { report_id, company_id, step, reason = '' }: Consequence) {
  if (!report_id) return
  const report = await holdReport(context, report_id)
  if (report.company_id !== company_id) fail('NOT_FOUND')
  const set = report.state === 'open' ? { state: 'taken', operator_user_id: context.viewer.id } : {}
  await writeReport(context, { id: report_id, set, step, note: reason })
}
