import type { Posting } from './posting.ts'

/** One record of a file, with its place in it: a posting, or why it is none and what was there. */
export type ReadRecord = { place: string; posting: Posting } | { place: string; reason: string; raw: unknown }
