import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'
import { readOnlyBar } from '#contract/pages.ts'
import type { Shown } from '../../request/request-context.ts'
import { checksumOf } from './checksum-of.ts'

const deflate = promisify(deflateRaw)
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const emptyLastBlock = Buffer.from([3, 0])

export type KeptData = { plain: Buffer; gzipped?: Promise<Buffer> }

/** A rendered page with holes where the nonce goes, so that one rendering serves many clients and no nonce serves twice. */
export class PageTemplate {
  readonly status: number
  /** The jobs and companies that it shows; absent where nobody noted them. */
  readonly shown: Shown | undefined
  /** What was taken out of it: page-data.ts. */
  readonly data: KeptData | undefined
  #headers: [name: string, value: string][]
  #setsCookie: boolean
  #placeholder: string
  #bytes: Buffer
  #offsets: number[]
  #plain: HoledBytes
  #gzipped: Promise<HoledBytes> | undefined
  #checksum: ((nonce: string) => number) | undefined

  constructor(status: number, headers: Iterable<[string, string]>, bytes: Buffer, placeholder: string, shown?: Shown, data?: KeptData) {
    this.status = status
    this.shown = shown
    this.data = data
    const given = [...headers]
    this.#headers = given.filter(([name]) => name.toLowerCase() !== 'set-cookie')
    this.#setsCookie = this.#headers.length < given.length
    this.#placeholder = placeholder
    this.#bytes = bytes
    this.#offsets = offsetsOf(bytes, placeholder)
    this.#plain = new HoledBytes(bytes, this.#offsets, placeholder.length)
  }

  /** Both forms, the second before it exists: what keeping this page may come to. */
  get size() {
    return (this.#bytes.length + (this.data?.plain.length ?? 0)) * 1.3 + 2_000
  }

  /** Refusals hold only for the moment, and some pages forbid caching. A cookie belongs to one client: no other client gets it, and its page is not cached. */
  get mayBeKept() {
    return (
      this.status === 200 && !this.#setsCookie && !this.#headers.some(([name, value]) => name.toLowerCase() === 'cache-control' && value.includes('no-store'))
    )
  }

  /** The same page while nothing can be written: its hidden bar shows. The mark and what takes its place are of one length, so every hole stays where it is. */
  withReadOnlyBar(): PageTemplate {
    const at = this.#bytes.indexOf(readOnlyBar.hidden)
    if (at < 0) return this
    const bytes = Buffer.from(this.#bytes)
    bytes.write(readOnlyBar.shown, at, 'latin1')
    return new PageTemplate(this.status, this.#headers, bytes, this.#placeholder, this.shown, this.data)
  }

  headers(nonce: string): string[] {
    return this.#headers.flatMap(([name, value]) => [name, value.includes(this.#placeholder) ? value.replaceAll(this.#placeholder, nonce) : value])
  }

  plain(nonce: string): Buffer[] {
    return this.#plain.fill(nonce)
  }

  /** Compressed once: each nonce stands uncompressed between the compressed parts, and only its part of the checksum is computed again. */
  async gzipped(nonce: string): Promise<Buffer[]> {
    this.#gzipped ??= gzippedForm(this.#bytes, this.#offsets, this.#placeholder.length)
    this.#checksum ??= checksumOf(this.#bytes, this.#offsets, this.#placeholder.length)
    const trailer = Buffer.allocUnsafe(8)
    trailer.writeUInt32LE(this.#checksum(nonce))
    trailer.writeUInt32LE(this.#bytes.length, 4)
    return [...(await this.#gzipped).fill(nonce), trailer]
  }
}

function offsetsOf(bytes: Buffer, placeholder: string) {
  const offsets: number[] = []
  for (let at = bytes.indexOf(placeholder); at >= 0; at = bytes.indexOf(placeholder, at + placeholder.length)) offsets.push(at)
  return offsets
}

async function gzippedForm(bytes: Buffer, offsets: number[], nonceLength: number) {
  const parts: Buffer[] = [gzipHeader]
  const holes: number[] = []
  let length = gzipHeader.length
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  let from = 0
  for (const offset of [...offsets, bytes.length]) {
    add(await deflate(bytes.subarray(from, offset), { finishFlush: constants.Z_SYNC_FLUSH }))
    if (offset === bytes.length) break
    add(storedBlockHeader(nonceLength))
    holes.push(length)
    add(Buffer.alloc(nonceLength))
    from = offset + nonceLength
  }
  add(emptyLastBlock)
  return new HoledBytes(Buffer.concat(parts), holes, nonceLength)
}

/** RFC 1951, 3.2.4: after a flush, which ends on a whole byte, a block that is not compressed. */
function storedBlockHeader(length: number) {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(~length & 0xffff, 3)
  return header
}

/**
 * Between two holes farther apart than this, the bytes are sent as they lie; nearer ones are copied as one piece. Larger copies would not come from Node's pool:
 * most of a reply's CPU would go to collecting them.
 */
const WORTH_SHARING = 2_048

type Piece = { bytes: Buffer; holes: number[] }

/** Bytes that are the same for every client but for some holes of one size. Filling copies only the bytes around the holes. */
class HoledBytes {
  #pieces: Piece[] = []

  constructor(bytes: Buffer, holes: number[], holeSize: number) {
    let from = 0
    let near: number[] = []
    const cut = (to: number) => {
      if (to > from) this.#pieces.push({ bytes: bytes.subarray(from, to), holes: near.map((hole) => hole - from) })
      from = to
      near = []
    }
    for (const hole of holes) {
      const last = near.at(-1)
      const free = last === undefined ? from : last + holeSize
      if (hole - free > WORTH_SHARING) {
        cut(free)
        cut(hole)
      }
      near.push(hole)
    }
    const last = near.at(-1)
    if (last !== undefined) cut(last + holeSize)
    cut(bytes.length)
  }

  fill(text: string): Buffer[] {
    return this.#pieces.map(({ bytes, holes }) => {
      if (holes.length === 0) return bytes
      const copy = Buffer.allocUnsafe(bytes.length)
      bytes.copy(copy)
      for (const hole of holes) copy.write(text, hole, 'latin1')
      return copy
    })
  }
}
