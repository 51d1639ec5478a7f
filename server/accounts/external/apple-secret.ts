import { sign } from 'node:crypto'
import type { SiteSettings } from '#server/settings/site-settings.ts'

type Apple = NonNullable<SiteSettings['external']['apple']>
const MINUTES = 5

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Apple takes no fixed secret: each request carries one that its key signed a moment ago. */
export function appleSecret({ issuer, clientId, key }: Apple, now: Date) {
  const at = Math.floor(now.getTime() / 1000)
  const text = `${encoded({ alg: 'ES256', kid: key.id })}.${encoded({ iss: key.team, iat: at, exp: at + MINUTES * 60, aud: issuer, sub: clientId })}`
  return `${text}.${sign('sha256', Buffer.from(text), { key: key.pem, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
