import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { flushFolder } from '../archive/flush-folder.ts'
import type { FileOf } from '../archive/manifest.ts'

/** Each file comes in whole, beside what is there: a file's name is a number that is given once, so nothing of another's is overwritten. */
export async function placeFiles(folder: string, files: FileOf[], filesDir: string) {
  for (const { key } of files) {
    const to = join(filesDir, key)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await pipeline(createReadStream(join(folder, 'files', key)), createWriteStream(`${to}.restoring`, { mode: 0o600, flush: true }))
    await rename(`${to}.restoring`, to)
  }
  for (const to of new Set(files.map(({ key }) => dirname(join(filesDir, key))))) await flushFolder(to)
}
