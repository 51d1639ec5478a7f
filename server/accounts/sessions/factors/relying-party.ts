import { isIP } from 'node:net'
import { settings } from '#server/settings.ts'

/** The name that passkeys belong to. Browsers know none for a bare address; but this machine, where the site is tried out, has a name as well. */
export function relyingParty(publicUrl = settings.publicUrl) {
  const url = new URL(publicUrl)
  if (/^(127\.[\d.]+|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost'
  const { origin, hostname, protocol } = url
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isNamed && isSafe ? { origin, id: hostname } : undefined
}
