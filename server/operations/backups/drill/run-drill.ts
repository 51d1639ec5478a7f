import { recordResult } from '../results/backup-results.ts'
import { lendBackup } from '../places/lend-backup.ts'
import { drill } from './drill.ts'

type Running = { url: string; given?: string | undefined; identities: string[]; now: Date; onBytes?: (bytes: number) => void }

/** Tries a backup and records whether it can be restored. What kept it from beginning is thrown, and not recorded here. */
export async function runDrill({ url, given, identities, now, onBytes }: Running) {
  const began = performance.now()
  return lendBackup(given, async ({ folder, name, place }) => {
    const { manifest, isEncrypted, checks } = await drill({ url, archive: folder, identities, onBytes })
    const differing = checks.filter(({ isSame }) => !isSame).map((check) => check.name)
    const seconds = Math.round((performance.now() - began) / 100) / 10
    const bytes = [...manifest.tables, manifest.jobs].reduce((sum, { stored_bytes }) => sum + stored_bytes, 0)
    const good = { name, place, bytes, seconds, is_encrypted: isEncrypted }
    await recordResult(url, 'drill', now, differing.length ? { failure: `${name} が一致しません（${differing.slice(0, 5).join('、')}）。` } : good)
    return { name, manifest, checks, hasPassed: differing.length === 0 }
  })
}
