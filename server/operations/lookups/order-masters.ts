import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { masterRules } from '#contract/platform/lookups/master-rules.ts'
import type { MasterName } from '#contract/platform/lookups/masters.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { holdMasters } from './hold-masters.ts'
import { masterRows } from './master-rows.ts'

type Order = { table: MasterName; ids: number[]; was: number[] }

/** The whole table in a new order. An operator whose list a colleague ordered in between is refused. */
export async function orderMasters(context: OperatorContext, { table, ids, was }: Order) {
  const { db } = context
  if (masterRules[table].is_fixed) fail('MASTER_FIXED')
  const rows = await holdMasters(db, table)
  const now = rows.map(({ id }) => id)
  if (!isDeepStrictEqual(now, was)) fail('PAGE_CHANGED')
  if (ids.length !== now.length || now.some((id) => !ids.includes(id)))
    fail('INPUT_INVALID', [{ field: 'ids', message: 'すべての項目を、1度ずつ並べてください。' }])
  await sql`
    update masters set order_no = placed.place from unnest(${ids}::integer[]) with ordinality as placed (id, place)
    where masters.master = ${table} and masters.id = placed.id`.execute(db)
  await recordAct(context, { act: 'order_masters', subject_kind: 'master', subject_id: table })
  return { rows: await masterRows(db, table).execute() }
}
