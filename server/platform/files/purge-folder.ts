import { storedFiles } from './stored-files.ts'

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
