import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The disk under a folder, as whoever we are may use it; a folder that nobody has needed yet will lie on the one of its parent. */
export async function freeSpace(folder: string): Promise<{ total_bytes: number; free_bytes: number }> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder)
    return { total_bytes: blocks * bsize, free_bytes: bavail * bsize }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder) return freeSpace(dirname(folder))
    throw error
  }
}
