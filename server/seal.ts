import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sealingKey } from './sealing-key.ts'

const VERSION = 'v1'

/** Encrypts what must not be read from a copied table (AES-256-GCM). Nothing in, nothing out. */
export function seal(text: string | null): string | null {
  if (text === null || text === '') return null
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [VERSION, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')].join('.')
}

export function open(sealed: string | null): string | null {
  if (sealed === null) return null
  const [version, body = ''] = sealed.split('.')
  if (version !== VERSION) throw new Error('sealed in a form that is not known')
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
