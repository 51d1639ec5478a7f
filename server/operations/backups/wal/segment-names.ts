import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENCRYPTED } from '../archive/encryption.ts'

const PACKED = '.zst'
const KNOWN = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/

/** Names of PostgreSQL's write-ahead log: a timeline of eight digits and a place of sixteen, so that on one timeline the alphabet is the order in time. */
export const segmentNames = {
  /** A segment, what was written of one when its timeline ended, the note of a base backup, or the history of a timeline. */
  is: (name: string) => KNOWN.test(name),
  isSegment: (name: string) => /^[0-9A-F]{24}$/.test(name),
  packed: (name: string, isEncrypted: boolean) => name + PACKED + (isEncrypted ? ENCRYPTED : ''),
  /** Undefined for what is none of ours. */
  unpacked(packed: string) {
    const [, name = ''] = /^(.*)\.zst(?:\.age)?$/.exec(packed) ?? []
    return KNOWN.test(name) ? name : undefined
  },
  isEncrypted: (packed: string) => packed.endsWith(ENCRYPTED),
  /** The segment behind this one on the same timeline: 256 of 16 MB have one number in the middle. */
  next(name: string) {
    const place = BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`) + 1n
    return name.slice(0, 8) + hex(place / 256n) + hex(place % 256n)
  },
  /** The place in the log without its timeline: how far it is, on whichever timeline. */
  place: (name: string) => name.slice(8, 24),
}

const hex = (number: bigint) => number.toString(16).toUpperCase().padStart(8, '0')

/** The number that PostgreSQL gave a cluster when it was made. A restored one keeps it. */
export const clusterOf = async (folder: string) => (await readFile(join(folder, 'global/pg_control'))).readBigUInt64LE(0).toString()
