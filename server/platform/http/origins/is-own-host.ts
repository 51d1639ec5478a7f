import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { Settings } from '#server/settings.ts'

const probes = new Set(['/healthz', '/readyz', '/readyz/visitors'])
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a `Host` header names this site. A trial refuses every other name: a stranger's page whose name is made to lead to this machine (DNS rebinding) could
 * otherwise read pages that only this machine may read. A public site sits behind a proxy, which may rewrite the header.
 */
export function isOwnHost(host: string, { publicUrl, isForOthers }: Pick<Settings, 'publicUrl' | 'isForOthers'>) {
  if (isForOthers) return true
  const hostname = URL.parse(`http://${host}`)?.hostname
  if (hostname === undefined) return false
  return loopback.test(hostname) || hostname === new URL(publicUrl).hostname || isAddressOfThisMachine(hostname.replace(/^\[|\]$/g, ''))
}

const isAddressOfThisMachine = (name: string) =>
  Object.values(networkInterfaces())
    .flat()
    .some((known) => known?.address === name)

/** A name that is not ours is refused, except to the probe of a supervisor, which may use any. */
export function hostRefusal({ headers: { host }, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>, options: Pick<Settings, 'publicUrl' | 'isForOthers'>) {
  return host === undefined || probes.has(url) || isOwnHost(host, options) ? undefined : ('HOST_UNKNOWN' as const)
}
