import { masterRules } from '#contract/platform/lookups/master-rules.ts'
import type { MasterName } from '#contract/platform/lookups/masters.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { holdMasters } from './hold-masters.ts'
import { refuseSameName } from './refuse-same-name.ts'

type Change = { table: MasterName; id: number; revision: number; name?: string | undefined; name_en?: string | undefined; is_retired?: boolean | undefined }

/** Under the same id for ever: a new name for users who chose it, or retired for users who did not. */
export async function changeMaster(context: OperatorContext, { table, id, revision, is_retired, ...names }: Change) {
  const { db, now, language } = context
  const rows = await holdMasters(db, table)
  const before = rows.find((row) => row.id === id) ?? fail('NOT_FOUND')
  const { is_fixed, may_retire, needed = [] } = masterRules[table]
  if (is_fixed || (is_retired && (!may_retire || needed.includes(id)))) fail('MASTER_FIXED')
  if (before.revision !== revision) fail('PAGE_CHANGED')
  const after = { name: names.name ?? before.name, name_en: names.name_en ?? before.name_en }
  const isRenamed = after.name !== before.name || after.name_en !== before.name_en
  if (isRenamed)
    refuseSameName(
      rows.filter((row) => row.id !== id),
      after,
      language,
    )
  const isMoved = is_retired !== undefined && is_retired !== (before.retired_at !== null)
  if (!isRenamed && !isMoved) return before
  const changed = await db
    .updateTable('masters')
    .set({ ...after, revision: revision + 1, ...(isMoved && { retired_at: is_retired ? now().toISOString() : null }) })
    .where('master', '=', table)
    .where('id', '=', id)
    .returning(['id', 'key', 'name', 'name_en', 'retired_at', 'revision'])
    .executeTakeFirstOrThrow()
  const act = isMoved ? (is_retired ? 'retire_master' : 'bring_master_back') : 'change_master'
  const detail = isRenamed ? { from: before.name, to: after.name, from_en: before.name_en, to_en: after.name_en } : {}
  await recordAct(context, { act, subject_kind: 'master', subject_id: `${table}:${id}`, detail })
  return changed
}
