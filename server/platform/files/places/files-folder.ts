import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FilePlace } from './file-place.ts'
import { filesUnder } from './files-under.ts'

/** The name of a file until it is complete; the nightly sweep deletes one that a killed process left behind, like any file without a row. */
const UNFINISHED = '.part'

/** A folder whose files only their owner reads (0600, folders 0700). A replaced file is never a mix of both. */
export class FilesFolder implements FilePlace {
  readonly name: string
  readonly isBucket = false
  readonly #disk: Disk

  constructor(folder: string) {
    this.name = folder
    this.#disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  }

  put = (key: string, bytes: Uint8Array) => this.#write(key, bytes, async () => true)

  read = (key: string) => unlessMissing(readFile(this.#path(key)))

  async head(key: string, length: number) {
    const handle = await unlessMissing(open(this.#path(key)))
    try {
      const read = await handle?.read({ buffer: Buffer.alloc(length) })
      return read?.buffer.subarray(0, read.bytesRead)
    } finally {
      await handle?.close()
    }
  }

  exists = (key: string) => this.#disk.exists(key)

  delete = (key: string) => this.#disk.delete(key)

  async change(key: string, act: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>) {
    const before = await this.read(key)
    if (before) await this.#write(key, await act(before), async () => (await unlessMissing(stat(this.#path(key)))) !== undefined)
  }

  async *list(folder = '') {
    for (const name of await filesUnder(this.#path(folder))) {
      const key = join(folder, name)
      const found = await unlessMissing(stat(this.#path(key)))
      if (found) yield { key, changed_at: found.mtime }
    }
  }

  /** A second name of the file. */
  async saveTo(key: string, path: string) {
    const linked = link(this.#path(key), path).catch((error: { code?: string }) => {
      // Not every file system knows second names.
      if (error.code === 'ENOENT') throw error
      return copyFile(this.#path(key), path, constants.COPYFILE_FICLONE)
    })
    return (await unlessMissing(linked.then(() => true))) ?? false
  }

  async closeToOthers() {
    const files = (await filesUnder(this.name)).map((name) => join(this.name, name))
    for (const path of files) await unlessMissing(chmod(path, 0o600))
    for (const path of new Set([this.name, ...files.map((path) => dirname(path))])) await chmod(path, 0o700).catch(() => {})
  }

  #path = (key: string) => join(this.name, key)

  async #write(key: string, bytes: Uint8Array, isWanted: () => Promise<boolean>) {
    const to = this.#path(key)
    const aside = `${to}.${randomUUID()}${UNFINISHED}`
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    try {
      const handle = await open(aside, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
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

const unlessMissing = <Found>(found: Promise<Found>) =>
  found.catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
