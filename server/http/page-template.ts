import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const emptyLastBlock = Buffer.from([3, 0])

type Form = { bytes: Buffer; offsets: number[] }

/** A rendered page with holes where the nonce goes, so that one rendering serves many people and no nonce serves twice. */
export class PageTemplate {
  readonly status: number
  #headers: [name: string, value: string][]
  #placeholder: string
  #plain: Form
  #gzipped: Promise<Form> | undefined

  constructor(status: number, headers: Iterable<[string, string]>, bytes: Buffer, placeholder: string) {
    this.status = status
    this.#headers = [...headers]
    this.#placeholder = placeholder
    this.#plain = { bytes, offsets: offsetsOf(bytes, placeholder) }
  }

  /** Both forms, the second before it exists: what keeping this page may come to. */
  get size() {
    return this.#plain.bytes.length * 1.3 + 2_000
  }

  headers(nonce: string): string[] {
    return this.#headers.flatMap(([name, value]) => [name, value.includes(this.#placeholder) ? value.replaceAll(this.#placeholder, nonce) : value])
  }

  plain(nonce: string): Buffer {
    return filled(this.#plain, nonce)
  }

  /** Compressed once: each nonce stands uncompressed between the compressed parts, and only the checksum is counted anew. */
  async gzipped(nonce: string): Promise<Buffer> {
    this.#gzipped ??= gzippedForm(this.#plain, this.#placeholder.length)
    const bytes = filled(await this.#gzipped, nonce)
    const plain = this.plain(nonce)
    bytes.writeUInt32LE(crc32(plain), bytes.length - 8)
    bytes.writeUInt32LE(plain.length, bytes.length - 4)
    return bytes
  }
}

function offsetsOf(bytes: Buffer, placeholder: string) {
  const offsets: number[] = []
  for (let at = bytes.indexOf(placeholder); at >= 0; at = bytes.indexOf(placeholder, at + placeholder.length)) offsets.push(at)
  return offsets
}

function filled({ bytes, offsets }: Form, nonce: string) {
  const copy = Buffer.allocUnsafe(bytes.length)
  bytes.copy(copy)
  for (const offset of offsets) copy.write(nonce, offset, 'latin1')
  return copy
}

async function gzippedForm({ bytes, offsets }: Form, nonceLength: number): Promise<Form> {
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
  add(Buffer.alloc(8))
  return { bytes: Buffer.concat(parts), offsets: holes }
}

/** RFC 1951, 3.2.4: after a flush, which ends on a whole byte, a block that is not compressed. */
function storedBlockHeader(length: number) {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(~length & 0xffff, 3)
  return header
}
