import type { SnapshotMeta } from '../job-index-types.ts'
import type { JobDocument } from '../segment/job-document.ts'
import type { Segment } from '../segment/segment.ts'
import type { IndexedEntries, SavedSuggestions } from '../suggest/suggestions.ts'

/** A whole index, as a file stores it. */
export type Snapshot = {
  meta: SnapshotMeta
  version: number
  countedAfter: number | null
  suggestions: SavedSuggestions
  indexed: IndexedEntries | undefined
  changed: JobDocument[]
  segments: Segment[]
}

export const magic = 'MEBAE-MK'
/** Raised whenever the content of a snapshot, or the normalisation of text, changes. */
export const formatVersion = 9
/** magic, format version, head's length, head's checksum, body's checksum. */
export const prefixBytes = 24
