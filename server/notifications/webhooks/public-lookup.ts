import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { settings } from '#server/settings.ts'
import { isLoopback } from './target-refusal.ts'
import { isPublicAddress } from './is-public-address.ts'

type Done = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/**
 * Resolves a name for one connection, which then goes to what was looked at here: a name that changes its mind in between changes nothing.
 * One address that is not public refuses them all.
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
