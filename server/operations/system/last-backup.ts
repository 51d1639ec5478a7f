import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const Backup = z.object({ at: Timestamp, bytes: z.number(), seconds: z.number() })

/** What `npm run backup` wrote of the last one it made. */
export async function lastBackup(folder: string) {
  try {
    return Backup.parse(JSON.parse(await readFile(join(folder, 'backups', 'last.json'), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
