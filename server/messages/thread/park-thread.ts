import { fail } from '../../fail.ts'
import type { Asking } from '../../threads/asking.ts'
import { findThread, type Partner } from '../../threads/find-thread.ts'
import { settleThread } from '../../threads/settle-thread.ts'

/** As far ahead as somebody may say 今ではない. */
const MOST_MONTHS = 24

/** 今ではない: until the first of the month the company cannot write; without a month it can again. */
export async function parkThread({ db, viewer, now }: Asking, partner: Partner, month: string | null) {
  const thread = await findThread(db, viewer, partner).selectAll('threads').forUpdate('threads').executeTakeFirst()
  if (!thread?.last_number) fail('NOT_FOUND')
  if (thread.closed_by) fail('THREAD_CLOSED')
  if (month && !isAhead(month, now())) fail('INPUT_INVALID', [{ field: 'month', message: `来月から${MOST_MONTHS}か月先までの月を選んでください。` }])
  await settleThread(db, thread, { parked_until: month ? `${month}-01` : null })
  return { success: true }
}

function isAhead(month: string, now: Date) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const today = new Date(now.getTime() + 9 * 3_600_000)
  const months = (year - today.getUTCFullYear()) * 12 + number - 1 - today.getUTCMonth()
  return months >= 1 && months <= MOST_MONTHS
}
