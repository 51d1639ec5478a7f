import { sql } from 'kysely'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { checkSealingKey } from '#server/platform/sealing/check-sealing-key.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sealFiles } from '#server/platform/files/seal-files.ts'
import { settings } from '#server/settings.ts'
import { knownKeys, newKey, keyFiles } from '#server/platform/sealing/sealing-keys.ts'
import { resealColumn } from './reseal-column.ts'
import { sealedColumns } from './sealed-columns.ts'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Told = { name: string; sealed: number; refused: number }
type Rotated = { told: Told[]; wasGoingOn: boolean; key?: string }

/** Of PostgreSQL's own locks: one run at a time. */
const LOCK = 1_636_052_421

/** Everything that a key sealed is sealed with a new one; or, where a run was cut off, with the one that it had begun with. */
export async function rotateKey(db: Database, signal?: AbortSignal): Promise<Rotated> {
  await checkKeys(db)
  const isGoingOn = knownKeys().length > 1 && (await countOfOld(db)) > 0
  if (!isGoingOn) {
    if (settings.secretKey && !settings.oldSecretKeys.length) throw new CannotStart(howInSettings())
    if (!settings.secretKey) addKey()
  }
  const told = await resealAll(db, signal)
  await recordAct({ db, now: () => new Date() }, { act: 'rotate_key', subject_kind: 'system', subject_id: knownKeys()[0]!.id, detail: countsOf(told) })
  return { told, wasGoingOn: isGoingOn, key: knownKeys()[0]!.id }
}

/** The keys of before open nothing any more: only when nothing is sealed with them. Backups from their time need them still. */
export async function dropOld(db: Database): Promise<Rotated> {
  await checkKeys(db)
  const told = await resealAll(db)
  const left = await countOfOld(db)
  if (left || told.some(({ refused }) => refused))
    throw new CannotStart(`前の鍵で暗号にしたものが、まだ ${left}件あります。npm run rotate-key をもう一度動かしてからお試しください。鍵は消していません。`)
  if (!settings.secretKey) dropOldKeys()
  return { told, wasGoingOn: false }
}

async function checkKeys(db: Database) {
  if (!knownKeys().length)
    throw new CannotStart('暗号の鍵（SECRET_KEY か DATA_DIR の secret.key）がありません。DATA_DIR を確かめてください。何も変えていません。')
  await checkSealingKey(db)
  const { rows } = await sql<{ isAlone: boolean }>`select pg_try_advisory_lock(${LOCK}) as "isAlone"`.execute(db)
  if (!rows[0]?.isAlone) throw new CannotStart('npm run rotate-key が、もう動いています。終わってからお試しください。')
}

/** Again until nothing is found: a process that had not seen the new key yet may have sealed with the old one in between. */
async function resealAll(db: Database, signal?: AbortSignal): Promise<Told[]> {
  const told = new Map<string, Told>()
  const add = (name: string, { sealed, refused }: Omit<Told, 'name'>) => told.set(name, { name, sealed: (told.get(name)?.sealed ?? 0) + sealed, refused })
  for (let isAgain = true; isAgain; ) {
    isAgain = false
    for (const place of await sealedColumns(db)) {
      const done = await resealColumn(db, place, signal)
      add(`${place.table}.${place.column}`, done)
      isAgain ||= done.sealed > 0
    }
    signal?.throwIfAborted()
    const { sealed, refused } = await sealFiles()
    add('files', { sealed, refused: refused.length })
    isAgain ||= sealed > 0
  }
  return [...told.values()]
}

/** Values that an older key sealed, in rows and in waiting jobs. */
async function countOfOld(db: Database) {
  const { id } = knownKeys()[0]!
  let count = 0
  for (const { table, column, isJson } of await sealedColumns(db)) {
    const sealed = isJson ? sql`${sql.ref(column)} #>> '{}'` : sql.ref(column)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sealed} is not null and ${sealed} not like ${`%.${id}`}`.execute(db)
    count += rows[0]!.count
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs where payload->>'email_sealed' not like ${`%.${id}`}`.execute(db)
  return count + rows[0]!.count
}

const countsOf = (told: Told[]) => ({ sealed: told.reduce((sum, { sealed }) => sum + sealed, 0), refused: told.reduce((sum, { refused }) => sum + refused, 0) })

const howInSettings = () => `鍵は設定（SECRET_KEY）にあります。次のようにしてから、もう一度お試しください。何も変えていません。
  1. 新しい鍵: SECRET_KEY=${newKey()}
  2. いままでの鍵を SECRET_KEY_OLD に移し、すべてのプロセスを起動しなおす。
  プロセスがいくつもあるときは、先に新しい鍵を SECRET_KEY_OLD に加えてすべてを起動しなおし、それから二つを入れかえます。`

const pathOf = (file: string) => join(settings.dataDir, file)

/** A new key seals from now on, and the earlier ones go on opening. They are written first: a run that is cut off in between has lost none. */
function addKey() {
  replace(
    keyFiles.old,
    knownKeys()
      .map(({ text }) => text)
      .join('\n'),
  )
  replace(keyFiles.current, newKey())
}

const dropOldKeys = () => rmSync(pathOf(keyFiles.old), { force: true })

function replace(file: string, text: string) {
  const aside = `${pathOf(file)}.${process.pid}`
  writeFileSync(aside, `${text}\n`, { mode: 0o600, flush: true })
  renameSync(aside, pathOf(file))
  const folder = openSync(settings.dataDir, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
