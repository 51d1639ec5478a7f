import { dirname, join, resolve } from 'node:path'
import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { FilesFolder } from '#server/platform/files/places/files-folder.ts'
import { flushFolder } from '../archive/running-backup.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'

/** While 16 MB leave over a slow line the store says nothing. */
const SILENCE = 60_000

/** What is archived without a pause: segments in `wal/` beside the backups, in it a folder for each cluster that PostgreSQL knows by a number; uploaded files in `files/`. */
export async function archivePlace(kind: 'wal' | 'files', at = siteSettings().backupTo ?? join(settings.dataDir, 'backups')): Promise<FilePlace> {
  if (!at.startsWith('s3://')) return flushed(new FilesFolder(join(resolve(at), kind)))
  const { backupKeys } = siteSettings()
  if (!backupKeys) throw new CannotStart('BACKUP_ACCESS_KEY と BACKUP_SECRET_KEY を、先に設定に書いてください。')
  const { FilesBucket } = await import('#server/platform/files/places/files-bucket.ts')
  const url = new URL(at)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${kind}`
  return new FilesBucket(url.href, backupKeys, SILENCE)
}

/** What is here leaves the spool: its name, too, has to survive a power cut. */
function flushed(folder: FilesFolder): FilePlace {
  const { put } = folder
  return Object.assign(folder, {
    put: async (key: string, bytes: Uint8Array) => {
      await put(key, bytes)
      await flushFolder(dirname(join(folder.name, key)))
    },
  })
}
