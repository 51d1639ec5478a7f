import { Piscina } from 'piscina'
import { IMPORTED_DAYS, LARGEST_CALENDAR } from '#contract/hiring/calendars/usual-week.ts'
import type { MemberCalendar } from '#contract/hiring/calendars/member-calendar.ts'
import { DAY } from '#contract/platform/time/japan-time.ts'
import { fail } from '#server/fail.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockCalendar, showCalendar } from '../member-calendars.ts'
import type { ReadCalendar } from './busy-spans.ts'

/** A calendar of ten years is read in a second. */
const LONGEST = 5_000
const WAITING = 8

let readers: Piscina<{ text: string; from: number; to: number }, ReadCalendar> | undefined

/** Stores when the member's own calendar has something planned, in place of the file before. The file itself is not kept. */
export async function importCalendar(context: MemberContext, { file }: { file: File }): Promise<MemberCalendar> {
  const { db, viewer, now, client } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'upload')
  if (file.size > LARGEST_CALENDAR) fail('PAYLOAD_TOO_LARGE')
  const from = now().getTime()
  const read = await readInThread({ text: await file.text(), from, to: from + IMPORTED_DAYS * DAY })
  if ('problem' in read) fail('INPUT_INVALID', [{ field: 'file', message: read.problem }])
  return inTransaction(db, async (db) => {
    await lockCalendar(db, viewer.id)
    await db.deleteFrom('member_busy_times').where('company_user_id', '=', viewer.id).execute()
    const rows = read.spans.map(([start, end]) => ({
      company_user_id: viewer.id,
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(end).toISOString(),
    }))
    if (rows.length > 0) await db.insertInto('member_busy_times').values(rows).execute()
    await db.updateTable('member_calendars').set({ imported_at: now().toISOString() }).where('company_user_id', '=', viewer.id).execute()
    return showCalendar({ db, viewer, now })
  })
}

async function readInThread(asked: { text: string; from: number; to: number }): Promise<ReadCalendar> {
  readers ??= new Piscina({
    filename: new URL('busy-spans.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  if (readers.queueSize >= WAITING) fail('SERVICE_UNAVAILABLE')
  const signal = AbortSignal.timeout(LONGEST)
  return readers.run(asked, { signal }).catch((error: unknown) => {
    if (signal.aborted) return { problem: '時間内に読み取れませんでした。期間を短くして書き出したファイルを選んでください。' }
    throw error
  })
}
