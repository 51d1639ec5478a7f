import type { Throttle } from '../throttle.ts'
import type { ArrayReader, ArrayRef, ArrayStore } from './array-store.ts'

const together = 1024

/** A long list as JSON in pieces, because one long text would hold the process. */
export const storeJson = async (items: unknown[], store: ArrayStore, pace: Throttle): Promise<ArrayRef[]> => {
  const pieces: ArrayRef[] = []
  for (let from = 0; from < items.length; from += together) {
    pieces.push(store.put(Buffer.from(JSON.stringify(items.slice(from, from + together)))))
    if (pace.due) await pace.rest()
  }
  return pieces
}

export const readJson = async <Item>(pieces: ArrayRef[], reader: ArrayReader, pace: Throttle): Promise<Item[]> => {
  const items: Item[] = []
  for (const piece of pieces) {
    items.push(...(JSON.parse(Buffer.from(reader.u8(piece)).toString()) as Item[]))
    if (pace.due) await pace.rest()
  }
  return items
}
