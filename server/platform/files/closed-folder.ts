import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

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
