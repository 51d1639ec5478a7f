import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The free disk space under a folder for this process; a folder that does not exist yet will lie on its parent's disk. */
export async function freeSpace(folder: string): Promise<{ total_bytes: number; free_bytes: number }> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder)
    return { total_bytes: blocks * bsize, free_bytes: bavail * bsize }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder) return freeSpace(dirname(folder))
    throw error
  }
}

/** This process's name among those of the same database. */
export const thisProcess = { id: randomUUID(), started_at: new Date(Date.now() - process.uptime() * 1000).toISOString() }
