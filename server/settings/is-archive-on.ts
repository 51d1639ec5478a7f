import { settings } from '#server/settings.ts'
import { siteSettings } from './site-settings.ts'

/**
 * Whether changes of the embedded server and uploaded files are archived, for a restore to a second. Who lets the app make backups expects no less, whether
 * .env or a page says so; it changes while the process runs.
 */
export const isArchiveOn = () => !settings.databaseUrl && (settings.backupWal ?? siteSettings().backupSchedule !== undefined)
