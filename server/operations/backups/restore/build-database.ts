import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import type { Archive } from '../archive/archive.ts'
import { backupClient } from '../archive/backup-client.ts'
import { copyOut, digestOf } from '../archive/copy-rows-out.ts'
import { databaseShape, listOf } from '../archive/database-shape.ts'
import type { Manifest } from '../archive/manifest.ts'

/** Puts every row of the archive into a database with the same migrations, in one transaction: all of them or none. */
async function loadRows(client: pg.Client, archive: Archive, manifest: Manifest, onBytes: (bytes: number) => void = () => {}) {
  const { tables, sequences, jobs } = manifest
  await askSameShape(client, manifest)
  await client.query('begin')
  try {
    const load = async (file: string, statement: string) => {
      const unpacked = createGunzip().on('data', ({ length }: Buffer) => onBytes(length))
      await pipeline(archive.stream(file), unpacked, client.query(copyFrom(statement)))
    }
    await withoutGuards(client, async () => {
      const names = tables.map(({ name }) => name)
      // The archive holds the rows that the migrations insert, in their current state.
      await client.query(`truncate ${listOf(client, names)}`)
      for (const { name, columns, file } of tables) await load(file, `copy ${client.escapeIdentifier(name)} (${listOf(client, columns)}) from stdin`)
      for (const { name, last_value, is_called } of sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [client.escapeIdentifier(name), last_value, is_called])
    })
    await loadJobs(client, () => load(jobs.file, 'copy restored_jobs from stdin'))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Through the worker's own function, so that they fit the version that will run them. None of them is running. */
async function loadJobs(client: pg.Client, load: () => Promise<void>) {
  await client.query(`create temporary table restored_jobs (
    identifier text, queue_name text, payload json, priority integer, run_at timestamptz, attempts integer, max_attempts integer, last_error text,
    key text, flags jsonb, created_at timestamptz) on commit drop`)
  await load()
  await client.query(`
    create temporary table added_jobs on commit drop as
    select (graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, key, priority,
      case when flags is not null then array(select jsonb_object_keys(flags)) end)).id, attempts, last_error, created_at
    from restored_jobs`)
  await client.query(`
    update graphile_worker._private_jobs job set attempts = added.attempts, last_error = added.last_error, created_at = added.created_at
    from added_jobs added where added.id = job.id`)
}

async function askSameShape(client: pg.Client, { tables, sequences }: Manifest) {
  const here = await databaseShape(client)
  const shapeOf = (list: { name: string; columns: string[] }[]) => list.map(({ name, columns }) => `${name}: ${columns.toSorted().join(', ')}`).toSorted()
  const [is, should] = [shapeOf(here), shapeOf(tables)]
  const strange = [...is.filter((table) => !should.includes(table)), ...should.filter((table) => !is.includes(table))]
  if (strange.length || !sequences.length)
    throw new CannotStart(`バックアップの表が、その版の Mebae のものと違います（${strange.join(' / ')}）。何も変えていません。`)
}

type Guard = { table: string; name: string; text: string }

const FOREIGN_KEYS = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as text
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`

const TRIGGERS = `select tgrelid::regclass::text as table, quote_ident(tgname) as name,
    case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end as text
  from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D'`

/**
 * Within one transaction rows come in as they were: no trigger acts on them, and foreign keys are looked at when all are there. Any owner of the
 * tables may do this, and unlike `session_replication_role` it does not leave the keys unproved.
 */
async function withoutGuards(client: pg.Client, act: () => Promise<void>) {
  const { rows: keys } = await client.query<Guard>(FOREIGN_KEYS)
  const { rows: triggers } = await client.query<Guard>(TRIGGERS)
  await client.query('set constraints all immediate')
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  await act()
  for (const { table, name, text } of keys) await client.query(`alter table ${table} add constraint ${name} ${text}`)
  for (const { table, name, text } of triggers) await client.query(`alter table ${table} ${text} trigger ${name}`)
}

type Building = { url: string; archive: Archive; manifest: Manifest; onBytes?: (bytes: number) => void }

/** Fills an empty database from the archive: its migrations, its rows, and the proof that they are the same. Newer migrations come after. */
export async function buildDatabase({ url, archive, manifest, onBytes }: Building) {
  await migrate(url, undefined, new Set(manifest.migrations))
  const client = await backupClient(url)
  try {
    await loadRows(client, archive, manifest, onBytes)
    return await compareRows(client, manifest)
  } finally {
    await client.end()
  }
}

/** Every table as the database holds it now, compared with the archive. */
async function compareRows(client: pg.Client, { tables, jobs }: Manifest) {
  const compared: { name: string; rows: number; isSame: boolean }[] = []
  for (const table of tables) {
    const { rows, sha256 } = await digestOf(copyOut.table(client, table))
    compared.push({ name: table.name, rows, isSame: rows === table.rows && sha256 === table.sha256 })
  }
  const waiting = await digestOf(copyOut.jobs(client))
  compared.push({ name: '待っている処理', rows: waiting.rows, isSame: waiting.rows === jobs.rows && waiting.sha256 === jobs.sha256 })
  return compared
}
