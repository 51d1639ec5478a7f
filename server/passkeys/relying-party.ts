import { isIP } from 'node:net'
import { settings } from '../settings.ts'

/** The name that passkeys belong to. Browsers know none for a bare address, nor for a site without TLS that is not on this machine. */
export function relyingParty(publicUrl = settings.publicUrl) {
  const { origin, hostname, protocol } = new URL(publicUrl)
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isNamed && isSafe ? { origin, id: hostname } : undefined
}
