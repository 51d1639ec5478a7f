import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { decryptWith, encryptTo } from '../archive/encryption.ts'

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)]

/** The unused end of a segment is zeros: 16 MB of a quiet half minute become a few kB. */
export async function packSegment(bytes: Uint8Array, recipients: string[]) {
  const packed = await compress(bytes)
  return recipients.length ? buffer(Readable.from(encryptTo(recipients)(Readable.from([packed])))) : packed
}

export async function unpackSegment(stored: Uint8Array, isEncrypted: boolean, identities: string[]) {
  const packed = isEncrypted ? await buffer(Readable.from(decryptWith(identities, Readable.from([Buffer.from(stored)])))) : stored
  return decompress(packed)
}
