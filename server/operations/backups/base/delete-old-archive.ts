import { siteSettings } from '#server/settings/site-settings.ts'
import { oldBackups } from '../make/old-backups.ts'
import { backupPlace } from '../places/backup-place.ts'
import { segmentNames } from '../wal/segment-names.ts'
import { archivePlace } from '../wal/archive-place.ts'
import { baseManifests } from './base-manifest.ts'

/**
 * Deletes base backups and uploaded files past BACKUP_DAYS, and every segment from before the oldest one that is left, also where the archive was turned off: /privacy names the
 * days. The histories of timelines stay; they hold no data.
 */
export async function deleteOldArchive(now: Date) {
  const bases = await backupPlace(undefined, 'base')
  const names = await bases.list()
  for (const name of oldBackups(names, { days: siteSettings().backupDays, keep: undefined, now })) await bases.remove(name)
  const oldest = new Map<string, string>()
  for (const { manifest } of await baseManifests(bases)) {
    const first = segmentNames.place(manifest.start_segment)
    if (first < (oldest.get(manifest.cluster) ?? 'G')) oldest.set(manifest.cluster, first)
  }
  const place = await archivePlace('wal')
  const before = now.getTime() - siteSettings().backupDays * 86_400_000
  for await (const { key, changed_at } of place.list()) {
    const [cluster = '', file = ''] = key.split('/')
    const name = segmentNames.unpacked(file)
    if (!name || name.endsWith('.history')) continue
    const first = oldest.get(cluster)
    // Without a base backup, yet or any more, only its age speaks.
    if (first ? segmentNames.place(name) < first : changed_at.getTime() < before) await place.delete(key)
  }
  // An older file is in the backups.
  const files = await archivePlace('files')
  for await (const { key, changed_at } of files.list()) if (changed_at.getTime() < before) await files.delete(key)
}
