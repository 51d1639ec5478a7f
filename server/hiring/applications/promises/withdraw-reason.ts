import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** A selection that goes back to where the meeting can be held takes back a reason of which the candidate does not know yet. Says whether there was one. */
export async function withdrawReason(db: Database, application_id: string, step: SelectionStep) {
  if (step === 'end' || step === 'document_screening') return false
  const { numDeletedRows } = await db
    .deleteFrom('meeting_promise_reasons')
    .where('application_id', '=', application_id)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
