import { sql, type Updateable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { OperatorContext } from './lock-report.ts'

type Change = { id: string; set?: Updateable<DB['reports']>; step: string; note?: string }

/** A change of a ticket that the transaction holds: the next version, and a line in its own log. */
export async function writeReport({ db, now, viewer }: OperatorContext, { id, set = {}, step, note = '' }: Change) {
  await db
    .updateTable('reports')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db.insertInto('report_steps').values({ report_id: id, at: now().toISOString(), operator_name: viewer.name, kind: step, note }).execute()
}
