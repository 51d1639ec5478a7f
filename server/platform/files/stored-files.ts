import { Disk } from 'flydrive'
import { settings } from '#server/settings.ts'
import { sealingKey } from '../sealing/sealing-keys.ts'
import { ClosedFolder } from './closed-folder.ts'
import { HEAD, keyOfFile, openFile, sealFile } from './sealed-file.ts'

const folder = new ClosedFolder(settings.filesDir)
const disk = new Disk(folder)

const bytesOf = (contents: string | Uint8Array) => (typeof contents === 'string' ? Buffer.from(contents) : contents)

/** Files that people sent, each under a key of our own making: what they called it stays in the database. On the disk they are sealed, whoever may see them. */
export const storedFiles = {
  put: (key: string, contents: string | Uint8Array) => disk.put(key, sealFile(key, bytesOf(contents))),
  getBytes: async (key: string) => openFile(key, await disk.getBytes(key)),
  exists: (key: string) => disk.exists(key),
  delete: (key: string) => disk.delete(key),
  listAll: (folder: string) => disk.listAll(folder),
  /** Seals with the key of now what another key sealed, or none. Whether there was something to do. */
  async sealAgain(key: string) {
    if (keyOfFile(await folder.head(key, HEAD)) === sealingKey().id) return false
    await folder.replace(key, sealFile(key, openFile(key, await disk.getBytes(key))))
    return true
  },
}
