import { readdir } from 'node:fs/promises'
import type { SystemFigures } from '#contract/platform/system/system-figures.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { settings } from '#server/settings.ts'
import { isArchiveOn } from '#server/settings/is-archive-on.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { archiveResults } from '../backups/results/backup-results.ts'

type Archive = NonNullable<SystemFigures['backup']['value']>['archive']

/** How far the archive of the embedded server reaches. */
export async function archiveFigures(db: Database, now: Date): Promise<Archive> {
  if (!isArchiveOn()) return null
  const rows = await archiveResults(db)
  const of = (kind: string) => rows.find((row) => row.kind === kind)
  const resultOf = (kind: string) => {
    const row = of(kind)
    if (!row) return null
    const { tried_at, failure, succeeded_at: at, place, bytes, seconds, is_encrypted } = row
    return { tried_at, failure, at, place: place ?? '', bytes: bytes ?? 0, seconds: seconds ?? 0, is_encrypted: is_encrypted ?? false }
  }
  const wal = of('wal')
  const sent_at = wal?.succeeded_at ?? null
  return {
    sent_at,
    age_seconds: sent_at ? Math.max(0, Math.round((now.getTime() - Date.parse(sent_at)) / 1000)) : null,
    failure: wal?.failure ?? '',
    base: resultOf('base'),
    drill: resultOf('point_drill'),
    drills_itself: siteSettings().backupRecipients.length === 0 || settings.backupIdentityFile !== undefined,
    kept_folders: (await readdir(settings.dataDir).catch(() => [])).filter((name) => name.startsWith('postgres.before-')),
  }
}
