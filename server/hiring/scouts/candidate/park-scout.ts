import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { requireMonthAhead } from '#server/conversations/threads/require-month-ahead.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'
import { lockScout } from './lock-scout.ts'
import { recordAnswer } from './record-answer.ts'
import { showScout } from './show-scout.ts'

/** 今ではない: until the first of the month the company cannot write, and then may once more. */
export async function parkScout(context: RequestContext & { viewer: CandidateViewer }, { company_id, month }: { company_id: number; month: string }) {
  requireMonthAhead(month, context.now())
  const { scout, thread } = await lockScout(context, company_id)
  await recordAnswer(context, { id: scout.id, company_id, job_id: scout.job_id, state: 'parked' })
  await settleThread(context.db, thread, { parked_until: `${month}-01` })
  return (await showScout(context, company_id)).scout
}
