import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { settings } from '#server/settings.ts'
import { isPublicAddress } from './is-public-address.ts'
import { isLoopback } from './target-refusal.ts'

/** Why a connection to another machine failed, in one word. */
export function failureOf(error: unknown) {
  const { name = '', code = '' } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'TIMEOUT'
  if (code === 'REFUSED_ADDRESS') return code
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'DNS'
  return /CERT|TLS|SSL|SELF_SIGNED|VERIFY/.test(code) ? 'TLS' : 'CONNECTION'
}

type Done = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/**
 * Resolves a name for one connection, which then goes to the address that was checked here: a name that resolves differently in between changes nothing. One
 * address that is not public refuses them all.
 */
export function publicLookup(hostname: string, options: LookupOptions, done: Done) {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const isOpen = (settings.webhookLoopback && isLoopback(hostname)) || addresses.every(({ address }) => isPublicAddress(address))
    if (!isOpen || addresses.length === 0) return done(Object.assign(new Error('not a public address'), { code: 'REFUSED_ADDRESS' }), [])
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first!.address, first!.family)
  })
}
