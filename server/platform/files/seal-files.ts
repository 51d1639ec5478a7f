import { chmod } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesUnder } from './files-under.ts'
import { logger } from '../logging/logger.ts'
import { sealingKey } from '../sealing/sealing-keys.ts'
import { settings } from '#server/settings.ts'
import { storedFiles } from './stored-files.ts'

/** Folders of our own making, then a name; what begins with a dot is held for a backup, and what is not finished has an ending. */
const storedName = /^[\w-]+(?:\/[\w-]+)+$/

/**
 * Every file is sealed with the key of now and closed to others: those from before files were sealed, and those of an older key. What was done stays
 * done, whoever ends it half way. Gives how many it sealed, and those that no key opens.
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
      // Deleted meanwhile.
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
