import { fail } from '#server/fail.ts'
import { requireMonthAhead } from '../../threads/require-month-ahead.ts'
import type { PartyContext } from '../../threads/party-context.ts'
import { findThread, type Partner } from '../../threads/find-thread.ts'
import { leaveConversation } from '../../threads/on-leaving.ts'
import { recordLeaving } from '../../threads/record-leaving.ts'
import { settleThread } from '../../threads/settle-thread.ts'

/** 今ではない: until the first of the month the company cannot write; without a month it can again. */
export async function parkThread({ db, viewer, now }: PartyContext, partner: Partner, month: string | null) {
  const thread = await findThread(db, viewer, partner).selectAll('threads').forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread?.last_number) fail('NOT_FOUND')
  if (thread.closed_by) fail('THREAD_CLOSED')
  if (month) requireMonthAhead(month, now())
  if (month) await leaveConversation({ db, viewer, now }, thread.id, 'parked')
  if (month) await recordLeaving(db, viewer, thread, 'thread_parked', now())
  await settleThread(db, thread, { parked_until: month ? `${month}-01` : null })
  return { success: true }
}
