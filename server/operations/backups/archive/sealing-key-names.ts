import { createHash } from 'node:crypto'
import { knownKeys } from '#server/platform/sealing/sealing-keys.ts'

/** The ids of this machine's sealing keys, the current one first. It makes no key, and no key can be derived from it. */
export const sealingKeyNames = () => knownKeys().map(({ text }) => createHash('sha256').update(`mebae sealing key ${text}`).digest('hex').slice(0, 32))
