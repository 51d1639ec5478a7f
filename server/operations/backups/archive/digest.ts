import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const NEWLINE = 10

/** Hashes and counts what passes. In the text form of COPY a newline is the end of a row and nothing else. */
export class Digest extends Transform {
  bytes = 0
  lines = 0
  readonly #hash = createHash('sha256')
  readonly #onBytes: (bytes: number) => void

  constructor(onBytes: (bytes: number) => void = () => {}) {
    super()
    this.#onBytes = onBytes
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.bytes += chunk.length
    this.#hash.update(chunk)
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) this.lines++
    this.#onBytes(chunk.length)
    done(null, chunk)
  }

  /** Once, when everything has passed. */
  sha256 = () => this.#hash.digest('hex')
}
