import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createdOnceFile } from '../start/created-once-file.ts'
import { settings } from '#server/settings.ts'

/** `id` stands beside everything that the key sealed. It is a hash: it tells keys apart and opens nothing. */
export type SealingKey = { id: string; text: string; bytes: Buffer }

/** The key that seals, and those that still open. The names of the files in `DATA_DIR`; without the first nothing can be opened. */
export const keyFiles = { current: 'secret.key', old: 'secret.key.old' }

export const newKey = () => randomBytes(32).toString('base64url')
export const idOf = (text: string) => createHash('sha256').update(`mebae key id ${text}`).digest('base64url').slice(0, 8)

const keyOf = (text: string): SealingKey => ({ id: idOf(text), text, bytes: Buffer.from(text, 'base64url') })

let kept: { stamp: string; keys: SealingKey[] } | undefined

/** All keys that there are, the one that seals first; none is made. */
export function knownKeys(): SealingKey[] {
  const { secretKey, oldSecretKeys } = settings
  if (secretKey) return once(`settings ${[secretKey, ...oldSecretKeys].join(' ')}`, () => [secretKey, ...oldSecretKeys])
  const [current, old] = [join(settings.dataDir, keyFiles.current), join(settings.dataDir, keyFiles.old)]
  // `npm run rotate-key` changes the files while other processes run: each looks before it seals.
  return once(`files ${stampOf(current)} ${stampOf(old)}`, () => [...textsIn(current), ...textsIn(old)])
}

/** From `SECRET_KEY`, else a file that is made once in `DATA_DIR`: an attacker with only the database has no key. */
export function sealingKey(): SealingKey {
  const [key] = knownKeys()
  if (key) return key
  return keyOf(createdOnceFile(join(settings.dataDir, keyFiles.current), newKey))
}

/** The key that sealed something; before keys had ids it may be any of them. */
export const keysFor = (id: string | undefined) => (id === undefined ? knownKeys() : knownKeys().filter((key) => key.id === id))

function once(stamp: string, read: () => string[]) {
  if (kept?.stamp !== stamp) kept = { stamp, keys: [...new Set(read())].map(keyOf) }
  return kept.keys
}

function stampOf(file: string) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : ''
}

const textsIn = (file: string) => (stampOf(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])
