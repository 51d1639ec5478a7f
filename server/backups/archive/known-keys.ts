import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../../settings.ts'

const kept = (file: string) => {
  try {
    return readFileSync(join(settings.dataDir, file), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** What the sealing key of this machine is known by; null where there is none yet. It is never made here, and cannot be got back from this. */
export function sealingKeyName() {
  const key = settings.secretKey ?? kept('secret.key')
  return key ? createHash('sha256').update(`mebae sealing key ${key}`).digest('hex').slice(0, 32) : null
}

export function pushKeyName(): string | null {
  if (settings.vapid) return settings.vapid.publicKey
  try {
    return (JSON.parse(kept('vapid.json') ?? '') as { publicKey: string }).publicKey
  } catch {
    return null
  }
}
