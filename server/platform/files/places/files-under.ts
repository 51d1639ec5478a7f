import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Every file below a folder by its path in it; none where there is no such folder. */
export async function filesUnder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
