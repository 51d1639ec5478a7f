import { sql } from 'kysely'
import type { RestoreRequest } from '#contract/operations/backups/backups.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { logger } from '#server/platform/logging/logger.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { settings } from '#server/settings.ts'
import { isArchiveOn } from '#server/settings/is-archive-on.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { backupNames } from '../make/backup-names.ts'
import { backupPlace } from '../places/backup-place.ts'
import { archiveResults } from '../results/backup-results.ts'

const SHOWN = 100

export async function listBackups({ db, now, viewer }: Pick<OperatorContext, 'db' | 'now' | 'viewer'>) {
  const { place, failure, names } = await namesInPlace()
  return {
    place,
    failure,
    backups: names.map((name) => ({ name, made_at: backupNames.madeAt(name).toISOString() })).toReversed(),
    reach: await reachOf(db, now()),
    is_encrypted: siteSettings().backupRecipients.length > 0,
    run: (await runOf(db)) ?? null,
    command: await commandFor(db),
    requests: await requestsOf(db, now(), viewer.id),
  }
}

async function namesInPlace() {
  try {
    const place = await backupPlace()
    return { place: place.name, failure: '', names: await place.list() }
  } catch (error) {
    logger.warn({ err: error }, 'backups not listed')
    return { place: siteSettings().backupTo ?? settings.dataDir, failure: 'バックアップの置き場所を読めません。', names: [] }
  }
}

/** From the oldest base backup until now, since a restore sends first what was written until then; while nothing can be sent, until the last segment that was. */
export async function reachOf(db: Database, now: Date) {
  if (!isArchiveOn()) return null
  const rows = await archiveResults(db)
  const from_at = rows.find(({ kind }) => kind === 'base')?.reaches_from
  const wal = rows.find(({ kind }) => kind === 'wal')
  const to_at = wal && !wal.failure ? now.toISOString() : wal?.succeeded_at
  return from_at && to_at && Date.parse(from_at) < Date.parse(to_at) ? { from_at, to_at } : null
}

/** Where our role may not make a database beside this one and exchange their names, somebody has to do it on the machine. */
export async function commandFor(db: Database) {
  const owner = sql`(select datdba from pg_database where datname = current_database())`
  const role = settings.databaseUrl ? sql`(select oid from pg_roles where rolname = current_user)` : owner
  const { rows } = await sql<{ may: boolean; name: string; role: string }>`select rolsuper or (rolcreatedb and pg_has_role(oid, ${owner}, 'member')) as may,
    current_database() as name, rolname as role from pg_roles where oid = ${role}`.execute(db)
  const found = rows[0]!
  return found.may ? '' : `createdb --owner=${quoted(found.role)} --encoding=UTF8 --template=template0 ${quoted(`${found.name}_restored`)}`
}

/** As a shell reads it. */
const quoted = (word: string) => (/^[\w.-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

async function runOf(db: Database) {
  const state = sql<'waiting' | 'running' | 'done' | 'failed'>`case when failure <> '' then 'failed' when finished_at is not null then 'done'
    when started_at is not null then 'running' else 'waiting' end`
  const columns = ['requested_at', 'requested_by_name', 'done_bytes', 'total_bytes', 'failure'] as const
  return db.selectFrom('backup_runs').select(columns).select(state.as('state')).executeTakeFirst()
}

function requestsOf(db: Database, now: Date, viewer: string) {
  const state = sql<
    RestoreRequest['state']
  >`case when failure <> '' then 'failed' when withdrawn_at is not null then 'withdrawn' when started_at is not null then 'running'
    when approved_at is not null then 'approved' when expires_at <= ${now.toISOString()}::timestamptz then 'expired' else 'waiting' end`
  return db
    .selectFrom('restore_requests')
    .select(['id', 'backup_name', 'until_at', 'reason', 'requested_at', 'requested_by_name', 'expires_at', 'approved_at', 'failure'])
    .select([sql<string>`coalesce(approved_by_name, '')`.as('approved_by_name'), sql<boolean>`requested_by = ${viewer}`.as('is_mine'), state.as('state')])
    .orderBy('requested_at', 'desc')
    .limit(SHOWN)
    .execute()
}
