import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { GetBucketVersioningCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FilePlace } from './file-place.ts'
import { FilesAway } from './files-away.ts'

/** Milliseconds: until there is a connection, between two signs of life, and for one call with its whole body. */
const [CONNECT, SILENCE, LONGEST] = [2_000, 3_000, 60_000]
const TRIES = 2
/** Of the disk of this machine, under a copy. */
const ofThisMachine = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EACCES', 'EROFS'])

class BoundedHandler extends NodeHttpHandler {
  override handle(request: Parameters<NodeHttpHandler['handle']>[0], options: Parameters<NodeHttpHandler['handle']>[1]) {
    return super.handle(request, { ...options, abortSignal: AbortSignal.timeout(LONGEST) })
  }
}

export type BucketKeys = { accessKeyId: string; secretAccessKey: string }

/** A bucket of an S3-compatible store: FILES_URL. The store puts an object there completely or not at all. */
export class FilesBucket implements FilePlace {
  readonly name: string
  readonly isBucket = true
  readonly #client: S3Client
  readonly #driver: S3Driver
  readonly #bucket: string
  readonly #prefix: string

  constructor(url: string, credentials: BucketKeys, silence = SILENCE) {
    const { host, hostname, pathname, searchParams } = new URL(url)
    const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
    this.name = `s3://${host}/${[bucket, ...folders].join('/')}`
    this.#bucket = bucket
    this.#prefix = folders.map((folder) => `${folder}/`).join('')
    this.#client = new S3Client({
      endpoint: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}`,
      region: searchParams.get('region') ?? /^s3[.-]([\w-]+)\.amazonaws\./.exec(hostname)?.[1] ?? 'us-east-1',
      credentials,
      forcePathStyle: true,
      maxAttempts: TRIES,
      // Stores other than Amazon's do not know all of its checksums. What we store is sealed, so an altered byte does not open.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: new BoundedHandler({ connectionTimeout: CONNECT, requestTimeout: silence, throwOnRequestTimeout: true, socketTimeout: silence }),
    })
    // Access goes by the bucket's policy: many stores refuse a list of rights for each object.
    this.#driver = new S3Driver({ client: this.#client, bucket, visibility: 'private', supportsACL: false })
  }

  put = (key: string, bytes: Uint8Array) => this.#ask(() => this.#driver.put(this.#prefix + key, bytes))

  read = (key: string) => this.#unlessMissing(() => this.#driver.getBytes(this.#prefix + key))

  head = (key: string, length: number) => this.#unlessMissing(async () => (await this.#get(key, `bytes=0-${length - 1}`)).transformToByteArray())

  exists = (key: string) => this.#ask(() => this.#driver.exists(this.#prefix + key))

  delete = (key: string) => this.#ask(() => this.#driver.delete(this.#prefix + key))

  async change(key: string, act: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>) {
    // The version first: when the bytes are of a later one, the store refuses the write.
    const version = await this.#unlessMissing(() => this.#driver.getMetaData(this.#prefix + key))
    const before = version && (await this.read(key))
    if (!before) return
    const bytes = await act(before)
    await this.#unlessMissing(() => this.#driver.put(this.#prefix + key, bytes, { IfMatch: version.etag }), [404, 409, 412])
  }

  async *list(folder?: string) {
    const prefix = this.#prefix + (folder ? `${folder}/` : '')
    for (let paginationToken: string | undefined, isFirst = true; isFirst || paginationToken; isFirst = false) {
      const page = await this.#ask(() => this.#driver.listAll(prefix, { recursive: true, paginationToken }))
      for (const file of page.objects) if (file.isFile) yield { key: file.key.slice(this.#prefix.length), changed_at: (await file.getMetaData()).lastModified }
      ;({ paginationToken } = page)
    }
  }

  /** The names of the folders at the top, without looking into them. */
  async *folders() {
    for (let paginationToken: string | undefined, isFirst = true; isFirst || paginationToken; isFirst = false) {
      const page = await this.#ask(() => this.#driver.listAll(this.#prefix, { recursive: false, paginationToken }))
      for (const found of page.objects) if (found.isDirectory) yield found.name
      ;({ paginationToken } = page)
    }
  }

  async saveTo(key: string, path: string) {
    const saved = this.#unlessMissing(async () => {
      await pipeline(await this.#driver.getStream(this.#prefix + key), createWriteStream(path, { mode: 0o600 }))
      return true
    })
    return (
      (await saved.catch(async (error: unknown) => {
        await rm(path, { force: true })
        throw error
      })) ?? false
    )
  }

  /** Fails with why this bucket cannot be used. Whether it keeps what is deleted is known only where the keys may ask. */
  async check() {
    const key = `checks/${randomUUID()}`
    await this.put(key, Buffer.from(key))
    const kept = await this.read(key)
    for await (const _ of this.list('checks')) break
    await this.delete(key)
    if (Buffer.from(kept ?? '').toString() !== key) throw new FilesAway(this.name, { name: 'a written file is not read' })
    const isVersioned = await this.#client.send(new GetBucketVersioningCommand({ Bucket: this.#bucket })).then(
      ({ Status }) => Status === 'Enabled',
      () => false,
    )
    return { isVersioned }
  }

  /** The bucket's policy does. */
  async closeToOthers() {}

  async #get(key: string, Range: string) {
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + key, Range }))
    return Body!
  }

  async #ask<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    try {
      return await act()
    } catch (error) {
      const isOurs = error instanceof TypeError || ofThisMachine.has(String((error as { code?: string }).code))
      throw isOurs ? error : new FilesAway(this.name, error as Error)
    }
  }

  async #unlessMissing<Answer>(act: () => Promise<Answer>, missing = [404]): Promise<Answer | undefined> {
    try {
      return await this.#ask(act)
    } catch (error) {
      if (error instanceof FilesAway && error.reason !== 'NoSuchBucket' && missing.includes(error.status ?? 0)) return undefined
      throw error
    }
  }
}
