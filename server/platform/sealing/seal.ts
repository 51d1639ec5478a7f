import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { keysFor, knownKeys, sealingKey } from './sealing-keys.ts'

const VERSION = 'v1'
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encrypts what must not be read from a copied table (AES-256-GCM). Nothing in, nothing out. The key's id comes last, where a reader of before looks for nothing. */
export function seal(text: string | null): string | null {
  if (text === null || text === '') return null
  const key = sealingKey()
  return [VERSION, sealBytes(Buffer.from(text, 'utf8'), key.bytes).toString('base64url'), key.id].join('.')
}

export function open(sealed: string | null): string | null {
  if (sealed === null) return null
  const [version, body = '', id] = sealed.split('.')
  if (version !== VERSION) throw new Error('sealed in a form that is not known')
  const bytes = Buffer.from(body, 'base64url')
  return openWith(keysFor(id), (key) => openBytes(bytes, key)).toString('utf8')
}

/**
 * Hashes values that are only compared, so that a copied table does not let an attacker try short words. One hash for each key that there is; the first is the
 * one to store.
 */
export const keyedHashes = (text: string) => {
  sealingKey()
  return knownKeys().map(({ bytes }) => createHmac('sha256', bytes).update(`mebae hash ${text}`).digest())
}

/** `bound`: the owner of the bytes; they open nowhere else. */
export function sealBytes(plain: Uint8Array, key: Buffer, bound = '') {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG })
  cipher.setAAD(Buffer.from(bound))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

export function openBytes(sealed: Uint8Array, key: Buffer, bound = '') {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
}

/** The first key that opens it. */
export function openWith(keys: { bytes: Buffer }[], attempt: (key: Buffer) => Buffer) {
  let refusal: unknown = new Error('sealed with a key that is not here')
  for (const { bytes } of keys) {
    try {
      return attempt(bytes)
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}
