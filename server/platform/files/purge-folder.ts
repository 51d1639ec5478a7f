import { openPlace } from './places/open-place.ts'
import { storedFiles } from './stored-files.ts'

/** As long as an upload may still be under way. */
const GRACE = 3_600_000

/** Deletes files of a folder that no row names: those of failed uploads and of deleted accounts. */
export async function purgeFolder(folder: string, names: Iterable<string>, now: Date) {
  const named = new Set(Array.from(names, (name) => `${folder}/${name}`))
  const place = await openPlace()
  for await (const { key, changed_at } of place.list(folder)) if (!named.has(key) && now.getTime() - changed_at.getTime() > GRACE) await storedFiles.delete(key)
}
