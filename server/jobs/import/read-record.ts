import type { Posting } from './posting.ts'

/** One record of a file, with its place in it: a posting, or the reason of its refusal and its text. */
export type ReadRecord = { place: string; posting: Posting } | { place: string; reason: string; raw: unknown }
