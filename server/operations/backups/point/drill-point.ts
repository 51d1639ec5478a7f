import { migrate } from '#server/platform/database/migrate/migrate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { urlIn } from '#server/platform/database/own/open-own-database.ts'
import { handOver, roles } from '#server/platform/database/own/roles.ts'
import { connect } from '#server/platform/database/connect.ts'
import { open } from '#server/platform/sealing/seal.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { settings } from '#server/settings.ts'
import { isArchiveOn } from '#server/settings/is-archive-on.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { backupClient } from '../archive/backup-client.ts'
import { copyOut, digestOf } from '../archive/copy-rows-out.ts'
import { databaseShape } from '../archive/database-shape.ts'
import { readIdentities } from '../archive/encryption.ts'
import { openForBackup } from '../command/open-for-backup.ts'
import { failureText, recordArchive } from '../results/backup-results.ts'
import { type Recovered, recoverBeside } from './recover-beside.ts'

/** How long before now the drill goes back: what was written since must be gone, what was before must be there. */
const BACK = 120_000

/** Each Sunday, where this machine can read the archive: the newest base backup and its log, restored to a second, read from end to end and thrown away. */
export async function drillPoint({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const isReadable = siteSettings().backupRecipients.length === 0 || settings.backupIdentityFile !== undefined
  if (!isArchiveOn() || !isReadable) return
  const database = await openForBackup()
  try {
    await runPointDrill({ db, now: now(), folder: database.folder!, identities: await readIdentities(settings.backupIdentityFile) })
  } finally {
    await database.close()
  }
}

type Running = { db: Database; now: Date; folder: string; identities: string[]; until?: Date | 'newest'; name?: string }

export async function runPointDrill({ db, now, folder, identities, until = secondBefore(now), name = 'app' }: Running) {
  const began = performance.now()
  try {
    const read = await recoverBeside({ folder, until, identities }, (recovered) => check(recovered, name, until))
    const seconds = Math.round((performance.now() - began) / 100) / 10
    await recordArchive(db, 'point_drill', now, { name: read.base, bytes: read.rows, seconds, is_encrypted: identities.length > 0 })
    return { ...read, seconds }
  } catch (error) {
    await recordArchive(db, 'point_drill', now, { failure: failureText(error) })
    throw error
  }
}

const secondBefore = (now: Date) => new Date(Math.floor((now.getTime() - BACK) / 1000) * 1000)

const FOREIGN_KEYS = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as text
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`

/** Every page of every table with its checksum, every foreign key, nothing from after the second, and that our key opens what is sealed. */
async function check({ socketFolder, base }: Recovered, name: string, until: Date | 'newest') {
  const url = urlIn(socketFolder, name, roles.owner)
  await handOver(urlIn(socketFolder, name, roles.superuser), name)
  await migrate(url)
  const client = await backupClient(url)
  try {
    const shape = await databaseShape(client)
    let rows = 0
    for (const table of shape) rows += (await digestOf(copyOut.table(client, table))).rows
    await client.query('begin')
    const { rows: keys } = await client.query<{ table: string; name: string; text: string }>(FOREIGN_KEYS)
    for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${key.name}, add constraint ${key.name} ${key.text}`)
    await client.query('rollback')
    const { rows: late } = await client.query<{ is_late: boolean }>('select coalesce(max(seen_at) >= $1::timestamptz, false) as is_late from processes', [
      until === 'newest' ? 'infinity' : until.toISOString(),
    ])
    if (late[0]?.is_late) throw new CannotStart('決めた時刻よりあとの変更が、戻したデータベースにありました。')
    await opensSealed(url)
    return { base, tables: shape.length, rows, keys: keys.length }
  } finally {
    await client.end()
  }
}

async function opensSealed(url: string) {
  const db = connect(url)
  try {
    const { sealed_proof } = await db.selectFrom('installation').select('sealed_proof').executeTakeFirstOrThrow()
    if (sealed_proof) open(sealed_proof)
  } catch {
    throw new CannotStart('戻したデータベースの封じた値を、この鍵では開けません。')
  } finally {
    await db.destroy()
  }
}
