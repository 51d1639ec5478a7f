import { failureText } from '../results/backup-results.ts'
import { backupPlace } from '../places/backup-place.ts'
import { runBackup } from './run-backup.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'
import { migrate, openMigrations } from '#server/platform/database/migrate/migrate.ts'
import { loadSiteSettingsOf } from '#server/platform/site-settings/load-site-settings.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { settings } from '#server/settings.ts'

/** One number names an advisory lock, the other its purpose. */
const ONE_AT_A_TIME = 'select pg_advisory_lock(1636052419, 2)'

/**
 * Brings the database to this version. One that an older version has used is backed up first, unless `BACKUP_BEFORE_UPGRADE` is off; without that backup nothing is changed.
 * Of two processes that start together the other one waits, and then finds nothing to do.
 */
export async function upgradeDatabase(url: string, now = new Date()) {
  const client = newClient({ connectionString: url, application_name: 'mebae upgrade' })
  await client.connect()
  try {
    await client.query(ONE_AT_A_TIME)
    const { isUsed, open } = await openMigrations(client)
    if (isUsed && open.length > 0 && settings.backupBeforeUpgrade) await backUp(url, now, open)
    await migrate(url)
  } finally {
    await client.end()
  }
}

async function backUp(url: string, now: Date, open: string[]) {
  try {
    // The place and the key may be saved by operators.
    await loadSiteSettingsOf(url)
    const { folder, seconds } = await runBackup({ url, place: await backupPlace(), now })
    logger.info({ folder, seconds, migrations: open }, 'backup before the upgrade')
  } catch (error) {
    throw new CannotStart(
      `更新の前のバックアップを作れませんでした（${failureText(error)}）。データベースは変えていません。直してからもう一度起動するか、ほかにバックアップがあるなら BACKUP_BEFORE_UPGRADE=off で起動してください。`,
    )
  }
}
