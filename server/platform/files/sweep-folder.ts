import { storedFiles } from './stored-files.ts'

/** As long as an upload may still be under way. */
const GRACE = 3_600_000

/** Deletes files of a folder that no row names: of uploads that came to nothing, and of whoever is gone. */
export async function sweepFolder(folder: string, names: Iterable<string>, now: Date) {
  const named = new Set(names)
  const { objects } = await storedFiles.listAll(folder).catch(() => ({ objects: [] }))
  for (const file of objects) {
    if (!file.isFile || named.has(file.name)) continue
    const { lastModified } = await file.getMetaData()
    if (now.getTime() - lastModified.getTime() > GRACE) await storedFiles.delete(file.key)
  }
}
