import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { storedFiles } from './stored-files.ts'

/** Every file below a folder by its path in it; none where there is no such folder. */
export async function filesUnder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** As long as an upload may still be under way. */
const GRACE = 3_600_000

/** Deletes files of a folder that no row names: those of failed uploads and of deleted accounts. */
export async function purgeFolder(folder: string, names: Iterable<string>, now: Date) {
  const named = new Set(names)
  const { objects } = await storedFiles.listAll(folder).catch(() => ({ objects: [] }))
  for (const file of objects) {
    if (!file.isFile || named.has(file.name)) continue
    const { lastModified } = await file.getMetaData()
    if (now.getTime() - lastModified.getTime() > GRACE) await storedFiles.delete(file.key)
  }
}
