import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

/** Takes one of the times that a locked meeting offers, to a candidate or to somebody from outside. */
export async function bookOffered({ db, now }: Pick<RequestContext, 'db' | 'now'>, { id, starts_at }: { id: string; starts_at: string }) {
  const booked = await db
    .updateTable('meetings')
    .set({ state: 'booked', starts_at, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`${starts_at}::timestamptz = any(slots) and ${starts_at}::timestamptz > ${now()}`)
    .returningAll()
    .executeTakeFirst()
  return booked ?? fail('INPUT_INVALID', [{ field: 'starts_at', message: '候補の日時から選んでください。' }])
}
