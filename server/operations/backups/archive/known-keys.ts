import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownKeys } from '#server/platform/sealing/sealing-keys.ts'
import { settings } from '#server/settings.ts'

const kept = (file: string) => {
  try {
    return readFileSync(join(settings.dataDir, file), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** What the sealing keys of this machine are known by, the one that seals first. None is made here, and none can be got back from this. */
export const sealingKeyNames = () => knownKeys().map(({ text }) => createHash('sha256').update(`mebae sealing key ${text}`).digest('hex').slice(0, 32))

export function pushKeyName(): string | null {
  if (settings.vapid) return settings.vapid.publicKey
  try {
    return (JSON.parse(kept('vapid.json') ?? '') as { publicKey: string }).publicKey
  } catch {
    return null
  }
}
