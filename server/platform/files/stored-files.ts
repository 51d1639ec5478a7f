import { openBytes, openWith, sealBytes } from '../sealing/seal.ts'
import { keysFor, sealingKey } from '../sealing/sealing-keys.ts'
import { filesToArchive } from './files-to-archive.ts'
import { openPlace } from './places/open-place.ts'

const bytesOf = (contents: string | Uint8Array) => (typeof contents === 'string' ? Buffer.from(contents) : contents)

/** Uploaded files, each under a key that we make; the database holds the user's file name. They are sealed, so that readers of the disk or the bucket see nothing. */
export const storedFiles = {
  async put(key: string, contents: string | Uint8Array) {
    await (await openPlace()).put(key, sealFile(key, bytesOf(contents)))
    await filesToArchive.add(key)
  },
  /** Undefined when there is no such file. */
  async find(key: string) {
    const kept = await (await openPlace()).read(key)
    return kept && openFile(key, kept)
  },
  async getBytes(key: string) {
    const bytes = await storedFiles.find(key)
    if (!bytes) throw new Error('Cannot read file: it is gone')
    return bytes
  },
  exists: async (key: string) => (await openPlace()).exists(key),
  delete: async (key: string) => (await openPlace()).delete(key),
  /** Seals with the key of now what another key sealed, or none. Whether there was something to do. */
  async sealAgain(key: string) {
    const place = await openPlace()
    const head = await place.head(key, HEAD)
    if (!head || keyOfFile(head) === sealingKey().id) return false
    await place.change(key, (kept) => sealFile(key, openFile(key, kept)))
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

/** As it is, when some key sealed it already. */
export const sealedFile = (name: string, kept: Uint8Array) => (keyOfFile(kept) === undefined ? sealFile(name, kept) : kept)

/** Files stored before sealing are returned as they are. */
export function openFile(name: string, kept: Uint8Array): Uint8Array {
  const id = keyOfFile(kept)
  return id === undefined ? kept : openWith(keysFor(id), (key) => openBytes(kept.subarray(HEAD), key, name))
}

/** The id of the key that sealed it. */
const keyOfFile = (kept: Uint8Array) =>
  MARK.equals(kept.subarray(0, MARK.length)) ? Buffer.from(kept.subarray(MARK.length, HEAD)).toString('latin1') : undefined
