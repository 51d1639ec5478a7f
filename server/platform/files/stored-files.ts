import { Disk } from 'flydrive'
import { settings } from '#server/settings.ts'
import { sealingKey, keysFor } from '../sealing/sealing-keys.ts'
import { ClosedFolder } from './closed-folder.ts'
import { openBytes, openWith, sealBytes } from '../sealing/seal.ts'

const folder = new ClosedFolder(settings.filesDir)
const disk = new Disk(folder)

const bytesOf = (contents: string | Uint8Array) => (typeof contents === 'string' ? Buffer.from(contents) : contents)

/** Uploaded files, each under a key that we make; the database holds the user's file name. They are sealed on the disk, so that its readers see nothing. */
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

/** No uploaded file begins like this. Behind it stands the key's id, then the result of `sealBytes`. */
const MARK = Buffer.from('\0mebae-sealed-1\n')

const ID = 8

/** The first bytes show whether a file is sealed, and with which key; this is how many. */
const HEAD = MARK.length + ID

/** A file as it lies on the disk: read with its key only, and under no other name than its own. */
function sealFile(name: string, plain: Uint8Array) {
  const { id, bytes } = sealingKey()
  return Buffer.concat([MARK, Buffer.from(id), sealBytes(plain, bytes, name)])
}

/** Files stored before sealing are returned as they are. */
function openFile(name: string, kept: Uint8Array): Uint8Array {
  const id = keyOfFile(kept)
  return id === undefined ? kept : openWith(keysFor(id), (key) => openBytes(kept.subarray(HEAD), key, name))
}

/** The id of the key that sealed it. */
const keyOfFile = (kept: Uint8Array) =>
  MARK.equals(kept.subarray(0, MARK.length)) ? Buffer.from(kept.subarray(MARK.length, HEAD)).toString('latin1') : undefined
