import { canArchive, setArchiving } from '#server/platform/database/own/archiving/archiving-settings.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { isArchiveOn } from '#server/settings/is-archive-on.ts'
import { backupClient } from '../archive/backup-client.ts'

/** Turns the archive of the running server on or off, as the plan of backups has it now. */
export async function applyArchivePlan(superuserUrl: string) {
  const client = await backupClient(superuserUrl)
  try {
    const isOn = isArchiveOn()
    if (isOn && !(await canArchive(client))) logger.warn('archive: begins when every process was stopped once, because an older version started PostgreSQL')
    if (await setArchiving(client, isOn)) logger.info({ archive: isOn }, 'archive: turned on or off')
  } finally {
    await client.end()
  }
}
