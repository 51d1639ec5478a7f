import { sql } from 'kysely'
import { masterRules } from '#contract/platform/lookups/master-rules.ts'
import type { MasterName } from '#contract/platform/lookups/masters.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { holdMasters } from './hold-masters.ts'
import { refuseSameName } from './refuse-same-name.ts'

/** A new row at the end of its table, under an id that was never used. */
export async function addMaster(context: OperatorContext, { table, name, name_en }: { table: MasterName; name: string; name_en: string }) {
  const { db } = context
  const rule = masterRules[table].may_add
  if (!rule) fail('MASTER_FIXED')
  const rows = await holdMasters(db, table)
  refuseSameName(rows, { name, name_en }, context.language)
  const added = await db
    .insertInto('masters')
    .values({
      master: table,
      id: Math.max(rule.from - 1, ...rows.map(({ id }) => id)) + 1,
      name,
      name_en,
      order_no: sql<number>`(select coalesce(max(order_no), 0) from masters where master = ${table})`,
    })
    .returning(['id', 'key', 'name', 'name_en', 'retired_at', 'revision'])
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'add_master', subject_kind: 'master', subject_id: `${table}:${added.id}`, detail: { name } })
  return added
}
