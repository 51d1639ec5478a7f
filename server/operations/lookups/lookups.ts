import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { lookupRules } from '#contract/platform/lookups/lookup-rules.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import type { Language } from '#contract/platform/text/language.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

/** A lookup table in its order, with its retired rows. */
export const lookupRows = (db: Database, table: LookupName) =>
  db.selectFrom('lookups').select(['id', 'key', 'name', 'name_en', 'retired_at', 'revision']).where('master', '=', table).orderBy('order_no').orderBy('id')

/** A new row at the end of its table, under an id that was never used. */
export async function addLookup(context: OperatorContext, { table, name, name_en }: { table: LookupName; name: string; name_en: string }) {
  const { db } = context
  const rule = lookupRules[table].may_add
  if (!rule) fail('MASTER_FIXED')
  const rows = await lockLookups(db, table)
  refuseSameName(rows, { name, name_en }, context.language)
  const added = await db
    .insertInto('lookups')
    .values({
      master: table,
      id: Math.max(rule.from - 1, ...rows.map(({ id }) => id)) + 1,
      name,
      name_en,
      order_no: sql<number>`(select coalesce(max(order_no), 0) from lookups where master = ${table})`,
    })
    .returning(['id', 'key', 'name', 'name_en', 'retired_at', 'revision'])
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'add_master', subject_kind: 'master', subject_id: `${table}:${added.id}`, detail: { name } })
  return added
}

type Change = { table: LookupName; id: number; revision: number; name?: string | undefined; name_en?: string | undefined; is_retired?: boolean | undefined }

/** Under the same id for ever: a new name for users who chose it, or retired for users who did not. */
export async function changeLookup(context: OperatorContext, { table, id, revision, is_retired, ...names }: Change) {
  const { db, now, language } = context
  const rows = await lockLookups(db, table)
  const before = rows.find((row) => row.id === id) ?? fail('NOT_FOUND')
  const { is_fixed, may_retire, needed = [] } = lookupRules[table]
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
    .updateTable('lookups')
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

type Order = { table: LookupName; ids: number[]; was: number[] }

/** The whole table in a new order. An operator whose list a colleague ordered in between is refused. */
export async function orderLookups(context: OperatorContext, { table, ids, was }: Order) {
  const { db } = context
  if (lookupRules[table].is_fixed) fail('MASTER_FIXED')
  const rows = await lockLookups(db, table)
  const now = rows.map(({ id }) => id)
  if (!isDeepStrictEqual(now, was)) fail('PAGE_CHANGED')
  if (ids.length !== now.length || now.some((id) => !ids.includes(id)))
    fail('INPUT_INVALID', [{ field: 'ids', message: 'すべての項目を、1度ずつ並べてください。' }])
  await sql`
    update lookups set order_no = placed.place from unnest(${ids}::integer[]) with ordinality as placed (id, place)
    where lookups.master = ${table} and lookups.id = placed.id`.execute(db)
  await recordAct(context, { act: 'order_masters', subject_kind: 'master', subject_id: table })
  return { rows: await lookupRows(db, table).execute() }
}

/** Locks a lookup table against other operators until the transaction ends. Read after the lock, so that it includes a row that a colleague has just added. */
async function lockLookups(db: Database, table: LookupName) {
  await db.selectFrom('lookups').select('id').where('master', '=', table).orderBy('id').forNoKeyUpdate().execute()
  return lookupRows(db, table).execute()
}

type Names = { name: string; name_en: string }

/** No one could tell two rows of one name apart. */
function refuseSameName(others: Names[], { name, name_en }: Names, language: Language) {
  refuseProblems(
    [
      ...(others.some((other) => other.name === name) ? [{ field: 'name', message: 'この名前の項目が、もうあります。' }] : []),
      ...(others.some((other) => other.name_en === name_en) ? [{ field: 'name_en', message: 'この名前の項目が、もうあります。' }] : []),
    ],
    language,
  )
}
