import { sql, type Updateable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { OperatorContext } from '../../reports/lock-report.ts'

type Change = { id: string; set?: Updateable<DB['data_requests']>; step: string; note?: string }

/** A change of a request that the transaction holds: the next version, and a line in its own log. */
export async function writeDataRequest({ db, now, viewer }: OperatorContext, { id, set = {}, step, note = '' }: Change) {
  await db
    .updateTable('data_requests')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db.insertInto('data_request_steps').values({ data_request_id: id, at: now().toISOString(), operator_name: viewer.name, kind: step, note }).execute()
}
