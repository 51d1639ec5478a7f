import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type BucketKeys, FilesBucket } from '#server/platform/files/places/files-bucket.ts'
import { filesUnder } from '#server/platform/files/places/files-under.ts'
import { PROOF } from '../archive/manifest.ts'
import { type BackupKind, backupNames } from '../make/backup-names.ts'
import type { BackupPlace } from './backup-place.ts'

/** A file goes in pieces, each of which is put whole within the time of a call. */
const PIECE = 16 * 1024 * 1024
const FURTHER = /\.piece-\d{5}$/
const pieceName = (file: string, number: number) => (number ? `${file}.piece-${String(number).padStart(5, '0')}` : file)
/** A name in a bucket is no path until it looks like one of ours. */
const isOurs = (file: string) => /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(file)
/** While 16 MB leave over a slow line the store says nothing. */
const SILENCE = 60_000
const LEFT_FOR = 86_400_000

/** BACKUP_TO=s3://… Each backup is a folder of it, whose proof is put last and deleted first: without one it does not count. */
export class BackupsBucket implements BackupPlace {
  readonly name: string
  readonly #bucket: FilesBucket
  readonly #aside: string
  readonly #piece: number
  readonly #kind: BackupKind

  /** `aside`: the folder of this machine where a backup lies on its way. */
  constructor(url: string, keys: BucketKeys, aside: string, { silence = SILENCE, piece = PIECE, kind = 'mebae' as BackupKind } = {}) {
    this.#bucket = new FilesBucket(url, keys, silence)
    this.#piece = piece
    this.#kind = kind
    this.name = this.#bucket.name
    this.#aside = aside
  }

  async list() {
    const found: string[] = []
    for await (const name of this.#bucket.folders()) if (backupNames.is(name, this.#kind) && (await this.#bucket.exists(`${name}/${PROOF}`))) found.push(name)
    return found.toSorted()
  }

  async read(name: string, file: string) {
    return (await this.#bucket.read(`${name}/${file}`)) ?? new Uint8Array()
  }

  async tryWriting() {
    const key = `try-${randomUUID()}`
    await this.#bucket.put(key, Buffer.from('Mebae'))
    await this.#bucket.delete(key)
  }

  async remove(name: string) {
    await this.#bucket.delete(`${name}/${PROOF}`)
    for await (const { key } of this.#bucket.list(name)) await this.#bucket.delete(key)
  }

  async keep<Made extends { folder: string }>(make: (into: string) => Promise<Made>) {
    await this.#removeLeftovers()
    return this.#inFolder(async (into) => {
      const made = await make(into)
      const name = basename(made.folder)
      for (const file of (await filesUnder(made.folder)).filter((path) => path !== PROOF)) await this.#upload(join(made.folder, file), `${name}/${file}`)
      await this.#upload(join(made.folder, PROOF), `${name}/${PROOF}`)
      return { ...made, folder: `${this.name}/${name}` }
    })
  }

  lend<Result>(name: string, use: (folder: string) => Promise<Result>) {
    return this.#inFolder(async (into) => {
      const keys: string[] = []
      for await (const { key } of this.#bucket.list(name)) keys.push(key)
      // A piece comes after those before it.
      for (const key of keys.filter(isOurs).toSorted()) {
        const to = join(into, key.replace(FURTHER, ''))
        await mkdir(dirname(to), { recursive: true, mode: 0o700 })
        await appendFile(to, (await this.#bucket.read(key)) ?? '', { mode: 0o600 })
      }
      return use(join(into, name))
    })
  }

  async #upload(path: string, key: string) {
    let number = 0
    for await (const piece of createReadStream(path, { highWaterMark: this.#piece })) await this.#bucket.put(pieceName(key, number++), piece as Buffer)
    if (!number) await this.#bucket.put(key, new Uint8Array())
  }

  /** Uploads of a day ago or more that never ended. */
  async #removeLeftovers() {
    const whole = new Set(await this.list())
    for await (const name of this.#bucket.folders())
      if (backupNames.is(name, this.#kind) && !whole.has(name) && Date.now() - backupNames.madeAt(name).getTime() > LEFT_FOR) await this.remove(name)
  }

  async #inFolder<Result>(use: (folder: string) => Promise<Result>) {
    await mkdir(this.#aside, { recursive: true, mode: 0o700 })
    await backupNames.removeLeftovers(this.#aside)
    return backupNames.aside(this.#aside, use)
  }
}
