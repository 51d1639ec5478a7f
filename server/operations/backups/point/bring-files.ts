import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { Archive } from '../archive/archive.ts'
import { backupClient } from '../archive/backup-client.ts'
import { readManifest } from '../archive/manifest.ts'
import { storedRows } from '../archive/stored-rows.ts'
import { backupPlace } from '../places/backup-place.ts'
import { archivePlace } from '../wal/archive-place.ts'
import { archivedFile } from '../wal/send-files.ts'

type Bringing = { url: string; place: FilePlace; identities: string[] }

/**
 * The log holds rows, not uploaded files. A file that was deleted since, or lost with the disk, comes from the archive of files, an older one from the newest
 * backup that has it: its name is used once, so it is the same file.
 */
export async function bringFiles({ url, place, identities }: Bringing) {
  const missing = await missingFiles(url, place)
  let brought = missing.size ? await bringArchived({ missing, place, identities }) : 0
  if (missing.size) {
    const backups = await backupPlace()
    for (const name of (await backups.list()).toReversed()) {
      if (!missing.size) break
      brought += await backups.lend(name, (folder) => bringFrom(folder, { missing, place, identities })).catch(() => 0)
    }
  }
  return { brought, missing: [...missing] }
}

type Wanted = { missing: Set<string>; place: FilePlace; identities: string[] }

async function bringArchived({ missing, place, identities }: Wanted) {
  const archive = await archivePlace('files')
  let brought = 0
  for (const key of missing) {
    const bytes = await archivedFile(archive, key, identities).catch(() => undefined)
    if (!bytes) continue
    await place.put(key, bytes)
    missing.delete(key)
    brought++
  }
  return brought
}

async function missingFiles(url: string, place: FilePlace) {
  const client = await backupClient(url)
  try {
    const missing = new Set<string>()
    for (const { key } of await storedRows(client)) if (!(await place.exists(key))) missing.add(key)
    return missing
  } finally {
    await client.end()
  }
}

async function bringFrom(folder: string, { missing, place, identities }: Wanted) {
  const archive = await Archive.open(folder, identities)
  let brought = 0
  for (const { key } of (await readManifest(archive)).files) {
    if (!missing.has(key)) continue
    await place.put(key, await archive.read(`files/${key}`))
    missing.delete(key)
    brought++
  }
  return brought
}
