import { sql } from 'kysely'
import type { SystemFigures } from '#contract/platform/system/system-figures.ts'
import { lastRun } from '#server/platform/background/crontab.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { archiveFigures } from './archive-figures.ts'
import { backupResults } from '../backups/results/backup-results.ts'

type Figures = NonNullable<SystemFigures['backup']['value']>

/** The last backup and the last drill, wherever they ran, and what is due. */
export async function backupFigures(db: Database, now: Date): Promise<Figures> {
  const { backupSchedule: schedule = null, backupRecipients } = siteSettings()
  const { backupIdentityFile } = settings
  const results = (await backupResults(db)).map(({ kind, tried_at, failure, succeeded_at, place, bytes, seconds, is_encrypted }) => ({
    kind,
    row: { tried_at, failure, at: succeeded_at, place: place ?? '', bytes: bytes ?? 0, seconds: seconds ?? 0, is_encrypted: is_encrypted ?? false },
  }))
  const resultOf = (kind: string) => results.find((result) => result.kind === kind)?.row ?? null
  const isEncrypted = backupRecipients.length > 0
  const isReadable = !isEncrypted || backupIdentityFile !== undefined
  const { rows } = await sql<{ may: boolean }>`select rolcreatedb or rolsuper as may from pg_roles
    where oid = (select datdba from pg_database where datname = current_database())`.execute(db)
  // The last time but one: when the last good backup is older, two are missing.
  const last = schedule ? lastRun(schedule, now) : undefined
  const due = schedule && last ? lastRun(schedule, last) : undefined
  return {
    last: resultOf('backup'),
    drill: resultOf('drill'),
    schedule,
    due_since: due?.toISOString() ?? null,
    is_encrypted: isEncrypted,
    archive: await archiveFigures(db, now),
    drills_itself: schedule !== null && isReadable && rows[0]?.may === true,
  }
}
