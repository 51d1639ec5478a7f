import { join, resolve } from 'node:path'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import type { BackupKind } from '../make/backup-names.ts'
import { BackupsFolder } from './backups-folder.ts'

/** Where backups are kept: a folder, or a bucket of an S3-compatible store. */
export type BackupPlace = {
  /** For operators; without any secret. */
  name: string
  /** Whole backups of ours, the oldest first. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /** Writes a small file and removes it again. */
  tryWriting(): Promise<void>
  /** Lets a backup be made in a folder of this machine, and keeps it. A kill at any moment leaves nothing that counts as a backup. */
  keep<Made extends { folder: string }>(make: (into: string) => Promise<Made>): Promise<Made>
  /** One small file of a backup. */
  read(name: string, file: string): Promise<Uint8Array>
  /** Lends a backup as a folder of this machine. */
  lend<Result>(name: string, use: (folder: string) => Promise<Result>): Promise<Result>
}

/** Without a name where the settings say. */
export async function backupPlace(at = siteSettings().backupTo ?? join(settings.dataDir, 'backups'), kind: BackupKind = 'mebae'): Promise<BackupPlace> {
  if (!at.startsWith('s3://')) return new BackupsFolder(resolve(at), kind)
  const { backupKeys } = siteSettings()
  if (!backupKeys) throw new CannotStart('BACKUP_ACCESS_KEY と BACKUP_SECRET_KEY を、先に設定に書いてください。')
  const { BackupsBucket } = await import('./backups-bucket.ts')
  return new BackupsBucket(at, backupKeys, join(settings.dataDir, 'backups'), { kind })
}
