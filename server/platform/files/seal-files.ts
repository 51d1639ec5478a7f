import { chmod } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesUnder } from './purge-folder.ts'
import { logger } from '../logging/logger.ts'
import { sealingKey } from '../sealing/sealing-keys.ts'
import { settings } from '#server/settings.ts'
import { storedFiles } from './stored-files.ts'

/** Folders that we make, then a name; a name that begins with a dot belongs to a backup, and an unfinished file has an extension. */
const storedName = /^[\w-]+(?:\/[\w-]+)+$/

/**
 * Seals every file with the current key and closes it to others: files from before sealing, and those of an older key. A run that is interrupted keeps its
 * progress. Gives how many it sealed, and the files that no key opens.
 */
export async function sealFiles(filesDir = settings.filesDir) {
  sealingKey()
  const names = (await filesUnder(filesDir)).filter((name) => storedName.test(name.replace(/\.\w+$/, '')) && !/\.(?:part|restoring)$/.test(name))
  const refused: string[] = []
  let sealed = 0
  for (const name of names) {
    try {
      if (await storedFiles.sealAgain(name)) sealed++
      await chmod(join(filesDir, name), 0o600)
    } catch (error) {
      // Deleted in between.
      if ((error as { code?: string }).code === 'ENOENT' || (error as { code?: string }).code === 'E_CANNOT_READ_FILE') continue
      refused.push(name)
    }
  }
  for (const folder of new Set([filesDir, ...names.map((name) => dirname(join(filesDir, name)))])) await chmod(folder, 0o700).catch(() => {})
  return { sealed, refused }
}

/** By the clock and on starting. */
export async function sealFilesLeft() {
  const { sealed, refused } = await sealFiles()
  if (refused.length) logger.error({ count: refused.length }, 'files that no key opens')
  if (sealed) logger.info({ count: sealed }, 'files sealed')
}
