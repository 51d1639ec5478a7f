import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isArchiveOn } from '#server/settings/is-archive-on.ts'
import { settings } from '#server/settings.ts'

const folder = () => join(settings.dataDir, 'files-to-archive')
const nameOf = (key: string) => join(folder(), encodeURIComponent(key))

/**
 * Files that were stored and did not leave for the archive yet: the name of each as an empty file, which outlives a kill. A file never changes under its name. A
 * bucket is on other machines already.
 */
export const filesToArchive = {
  async add(key: string) {
    if (settings.filesUrl || !isArchiveOn()) return
    await mkdir(folder(), { recursive: true, mode: 0o700 })
    await writeFile(nameOf(key), '', { mode: 0o600 })
  },
  async list() {
    const names = await readdir(folder()).catch((error: { code?: string }) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.map(decodeURIComponent)
  },
  remove: (key: string) => rm(nameOf(key), { force: true }),
}
