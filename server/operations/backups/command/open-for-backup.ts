import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { settings } from '#server/settings.ts'

/** The database that there is; none is made only to be backed up. */
export async function openForBackup() {
  const folder = join(settings.dataDir, 'postgres')
  if (!settings.databaseUrl)
    await access(join(folder, 'PG_VERSION')).catch(() => {
      throw new CannotStart(`${folder} に、データベースがありません。DATA_DIR を確かめてください。`)
    })
  return openDatabase('app')
}

export const sizeText = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
