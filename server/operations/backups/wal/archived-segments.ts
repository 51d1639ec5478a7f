import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { segmentNames } from './segment-names.ts'

export type Archived = { name: string; key: string; at: Date }

/** What the place holds of a cluster, by its name. */
export async function archivedSegments(place: FilePlace, cluster: string) {
  const found = new Map<string, Archived>()
  for await (const { key, changed_at } of place.list(cluster)) {
    const name = segmentNames.unpacked(key.slice(key.lastIndexOf('/') + 1))
    if (name) found.set(name, { name, key, at: changed_at })
  }
  return found
}
