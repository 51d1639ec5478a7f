import { migrate } from '#server/platform/database/migrate.ts'
import { backupClient } from '../archive/backup-client.ts'
import type { Manifest } from '../archive/manifest.ts'
import { compareRows } from '../drill/compare-rows.ts'
import { loadRows } from './load-rows.ts'

type Building = { url: string; folder: string; manifest: Manifest; onBytes?: (bytes: number) => void }

/** Makes an empty database what the archive is: its migrations, its rows, and the proof that they are the same. Newer migrations come after. */
export async function buildDatabase({ url, folder, manifest, onBytes }: Building) {
  await migrate(url, undefined, new Set(manifest.migrations))
  const client = await backupClient(url)
  try {
    await loadRows(client, folder, manifest, onBytes)
    return await compareRows(client, manifest)
  } finally {
    await client.end()
  }
}
