import type { IncomingHttpHeaders } from 'node:http'
import type { Settings } from '#server/settings.ts'

/**
 * Scheme and host of the address that the browser requested. TLS ends at the proxy, so neither stands in the request itself: PUBLIC_URL holds both. A trial
 * over plain HTTP may be opened under any name of this machine.
 */
export function requestOrigin({ host, origin }: IncomingHttpHeaders, { publicUrl, isForOthers }: Pick<Settings, 'publicUrl' | 'isForOthers'>) {
  const isPlainTrial = !isForOthers && publicUrl.startsWith('http:')
  return isPlainTrial && host !== undefined && origin !== publicUrl ? `http://${host}` : publicUrl
}
