import { open, rename } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Throttle } from '../throttle.ts'
import { aligned, ArrayStore } from './array-store.ts'
import { inOrder } from './in-order.ts'
import { storeJson } from './json-pieces.ts'
import { fieldRecord, segmentRecord } from './segment-record.ts'
import { formatVersion, magic, prefixBytes, type Snapshot } from './snapshot.ts'

const piece = 4 << 20

/** Writes beside the file and renames, so that a broken write never stands where a good snapshot stood. */
export const writeSnapshot = async (file: string, snapshot: Snapshot, pace: Throttle): Promise<void> => {
  const store = new ArrayStore()
  const alive = snapshot.segments.map((segment) => segment.aliveWords().slice()) // copies: removals go on while the file is written
  const head = headBytes(await headOf(snapshot, alive, store, pace))
  const partial = `${file}.partial`
  const handle = await open(partial, 'w')
  try {
    let at = prefixBytes + head.length
    let checksum = 0
    for (const array of store.arrays) {
      const whole = Buffer.from(array.buffer, array.byteOffset, array.byteLength)
      for (let from = 0; from < whole.length; from += piece) {
        const part = whole.subarray(from, from + piece)
        checksum = crc32(part, checksum)
        await handle.write(part, 0, part.length, at + from)
      }
      const padding = Buffer.alloc(aligned(whole.length) - whole.length)
      checksum = crc32(padding, checksum)
      at += whole.length + padding.length
    }
    await handle.truncate(at)
    const prefix = Buffer.alloc(prefixBytes)
    prefix.write(magic, 'latin1')
    prefix.writeUInt32LE(formatVersion, 8)
    prefix.writeUInt32LE(head.length, 12)
    prefix.writeUInt32LE(crc32(head), 16)
    prefix.writeUInt32LE(checksum, 20)
    await handle.write(Buffer.concat([prefix, head]), 0, prefixBytes + head.length, 0)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(partial, file)
}

const headOf = async ({ segments, indexed, suggestions, changed, ...rest }: Snapshot, alive: Uint32Array[], store: ArrayStore, pace: Throttle) => ({
  ...rest,
  changed: await storeJson(changed, store, pace),
  suggestions: { kinds: store.put(suggestions.kinds), counts: store.put(suggestions.counts), texts: await storeJson(suggestions.texts, store, pace) },
  indexed: indexed && { field: await fieldRecord(indexed.field, store, pace), order: store.put(indexed.order) },
  segments: await inOrder(segments, (segment, i) => segmentRecord(segment, alive[i]!, store, pace)),
  bodyBytes: store.bytes,
})
export type Head = Awaited<ReturnType<typeof headOf>>

const headBytes = (head: Head): Buffer => {
  const json = Buffer.from(JSON.stringify(head))
  return Buffer.concat([json, Buffer.alloc(aligned(prefixBytes + json.length) - prefixBytes - json.length, ' ')])
}
