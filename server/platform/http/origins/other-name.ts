import type { IncomingMessage } from 'node:http'
import type { Settings } from '#server/settings.ts'

/**
 * The address to which a visitor is redirected who typed the other of `mebae.example` and `www.mebae.example`: cookies, passkeys and links belong to one of
 * them only. Every other `Host` may be a proxy's name for us, and a redirect would go round in circles.
 */
export function otherName(host: string, url: string, { publicUrl, isForOthers }: Pick<Settings, 'publicUrl' | 'isForOthers'>) {
  if (!isForOthers) return
  const { hostname } = new URL(publicUrl)
  const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`
  return URL.parse(`http://${host}`)?.hostname === other ? publicUrl + url : undefined
}

/** The browser requests a page again under the site's own name, but no form, because its body would be lost. */
export function redirectToOwnName(
  { method, headers: { host = '' }, url = '' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
  options: Pick<Settings, 'publicUrl' | 'isForOthers'>,
) {
  const location = method === 'GET' || method === 'HEAD' ? otherName(host, url, options) : undefined
  return location === undefined ? undefined : new Response(null, { status: 308, headers: { location, 'cache-control': 'no-store' } })
}
