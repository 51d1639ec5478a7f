import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from '../archive/manifest.ts'
import { backupNames } from './backup-names.ts'

/** Deletes whole backups of ours that are older than their retention. Unreadable ones are left alone. */
export async function purgeOldBackups(into: string, days: number, now: Date) {
  const forgotten: string[] = []
  for (const name of (await readdir(into)).filter(backupNames.is)) {
    const manifest = await readManifest(join(into, name)).catch(() => undefined)
    if (!manifest || now.getTime() - Date.parse(manifest.made_at) < days * 86_400_000) continue
    await rm(join(into, name), { recursive: true, force: true })
    forgotten.push(name)
  }
  return forgotten
}
