import { open, type FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Throttle } from '../throttle.ts'
import { aligned, ArrayReader } from './array-store.ts'
import { inOrder } from './in-order.ts'
import { readJson } from './json-pieces.ts'
import { fieldOf, segmentOf } from './segment-record.ts'
import { formatVersion, magic, prefixBytes, type Snapshot } from './snapshot.ts'
import type { Head } from './write-snapshot.ts'

const piece = 4 << 20

/** A snapshot whose checksums hold, else null: after any fault the index is built again from the database. */
export const readSnapshot = async (file: string, pace: Throttle): Promise<Snapshot | null> => {
  let handle: FileHandle | undefined
  try {
    handle = await open(file)
    const prefix = await readBytes(handle, 0, prefixBytes)
    if (!prefix || prefix.toString('latin1', 0, 8) !== magic || prefix.readUInt32LE(8) !== formatVersion) return null
    const headBytes = prefix.readUInt32LE(12)
    const { size } = await handle.stat()
    if (prefixBytes + headBytes > size) return null
    const head = await readBytes(handle, prefixBytes, headBytes)
    if (!head || crc32(head) !== prefix.readUInt32LE(16)) return null
    const { segments, indexed, suggestions, changed, bodyBytes, ...rest }: Head = JSON.parse(head.toString())
    const bodyAt = aligned(prefixBytes + headBytes)
    if (size !== bodyAt + bodyBytes) return null
    const body = await readBytes(handle, bodyAt, bodyBytes, prefix.readUInt32LE(20))
    if (!body) return null
    const reader = new ArrayReader(body.buffer)
    return {
      ...rest,
      changed: await readJson(changed, reader, pace),
      suggestions: {
        kinds: reader.u8(suggestions.kinds),
        counts: reader.u32(suggestions.counts),
        texts: await readJson(suggestions.texts, reader, pace),
      },
      indexed: indexed && { field: await fieldOf(indexed.field, reader, pace), order: reader.u32(indexed.order) },
      segments: await inOrder(segments, (record) => segmentOf(record, reader, pace)),
    }
  } catch {
    return null
  } finally {
    await handle?.close()
  }
}

const readBytes = async (handle: FileHandle, from: number, length: number, expected?: number): Promise<Buffer<ArrayBuffer> | null> => {
  const bytes = Buffer.from(new ArrayBuffer(length))
  let checksum = 0
  for (let at = 0; at < length; ) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(piece, length - at), from + at)
    if (bytesRead === 0) return null
    if (expected !== undefined) checksum = crc32(bytes.subarray(at, at + bytesRead), checksum)
    at += bytesRead
  }
  return expected !== undefined && checksum !== expected ? null : bytes
}
