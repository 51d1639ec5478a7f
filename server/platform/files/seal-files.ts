import { Readable } from 'node:stream'
import { logger } from '../logging/logger.ts'
import { sealingKey } from '../sealing/sealing-keys.ts'
import { erasuresFolder, type StoredFile } from './places/file-place.ts'
import { FilesAway } from './places/files-away.ts'
import { openPlace } from './places/open-place.ts'
import { storedFiles } from './stored-files.ts'

/** Folders that we make, then a name; a name that begins with a dot belongs to a backup, and an unfinished file has an extension. */
const storedName = /^[\w-]+(?:\/[\w-]+)+$/
const isStored = (key: string) => storedName.test(key.replace(/\.\w+$/, '')) && !key.endsWith('.part') && !key.startsWith(`${erasuresFolder}/`)
const AT_ONCE = 4

/**
 * Seals every file with the current key and closes it to others: files from before sealing, and those of an older key. A run that is interrupted keeps its
 * progress. Gives how many it sealed, and the files that no key opens.
 */
export async function sealFiles() {
  sealingKey()
  const place = await openPlace()
  const refused: string[] = []
  let sealed = 0
  const seal = async ({ key }: StoredFile) => {
    if (!isStored(key)) return
    try {
      if (await storedFiles.sealAgain(key)) sealed++
    } catch (error) {
      if (error instanceof FilesAway) throw error
      refused.push(key)
    }
  }
  await Readable.from(place.list()).forEach(seal, { concurrency: AT_ONCE })
  await place.closeToOthers()
  return { sealed, refused }
}

/** By the clock and on starting. */
export async function sealFilesLeft() {
  // Only versions from before sealing stored anything open, and those knew folders only. `npm run rotate-key` looks for files of an older key.
  if ((await openPlace()).isBucket) return
  const { sealed, refused } = await sealFiles()
  if (refused.length) logger.error({ count: refused.length }, 'files that no key opens')
  if (sealed) logger.info({ count: sealed }, 'files sealed')
}
