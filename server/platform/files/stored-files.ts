import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { settings } from '#server/settings.ts'
import { openBytes, openWith, sealBytes } from '../sealing/seal.ts'
import { keysFor, sealingKey } from '../sealing/sealing-keys.ts'

/** The name of a file until it is complete; the nightly sweep deletes one that a killed process left behind, like any file without a row. */
const UNFINISHED = '.part'

/** A folder whose files only their owner reads (0600, folders 0700). A file is there completely or not at all, and a replaced file is never a mix of both. */
export class ClosedFolder extends FSDriver {
  readonly #location: string

  constructor(location: string) {
    super({ location, visibility: 'private' })
    this.#location = location
  }

  override async put(key: string, contents: string | Uint8Array) {
    await this.#write(key, contents, async () => true)
  }

  /** The first bytes of a file. */
  async head(key: string, length: number) {
    const handle = await open(join(this.#location, key))
    try {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length) })
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  }

  /** As `put`, unless the file was deleted in between. */
  async replace(key: string, contents: Uint8Array) {
    await this.#write(key, contents, () =>
      stat(join(this.#location, key)).then(
        () => true,
        () => false,
      ),
    )
  }

  async #write(key: string, contents: string | Uint8Array, isWanted: () => Promise<boolean>) {
    const to = join(this.#location, key)
    const aside = `${to}.${randomUUID()}${UNFINISHED}`
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    try {
      const handle = await open(aside, 'wx', 0o600)
      try {
        await handle.writeFile(contents)
        await handle.sync()
      } finally {
        await handle.close()
      }
      if (await isWanted()) await rename(aside, to)
    } finally {
      await rm(aside, { force: true })
    }
  }
}

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
