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

/** The ids of this machine's sealing keys, the current one first. It makes no key, and no key can be derived from it. */
export const sealingKeyNames = () => knownKeys().map(({ text }) => createHash('sha256').update(`mebae sealing key ${text}`).digest('hex').slice(0, 32))

export function pushKeyName(): string | null {
  if (settings.vapid) return settings.vapid.publicKey
  try {
    return (JSON.parse(kept('vapid.json') ?? '') as { publicKey: string }).publicKey
  } catch {
    return null
  }
}
