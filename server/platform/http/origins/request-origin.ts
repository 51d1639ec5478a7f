import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { Settings } from '#server/settings.ts'
import { hostCookie } from '../requests/credentials.ts'

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

/**
 * Scheme and host of the address that the browser requested. TLS ends at the proxy, so neither stands in the request itself: PUBLIC_URL holds both. A trial
 * over plain HTTP may be opened under any name of this machine.
 */
export function requestOrigin({ host, origin }: IncomingHttpHeaders, { publicUrl, isForOthers }: Pick<Settings, 'publicUrl' | 'isForOthers'>) {
  const isPlainTrial = !isForOthers && publicUrl.startsWith('http:')
  return isPlainTrial && host !== undefined && origin !== publicUrl ? `http://${host}` : publicUrl
}

const ofProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip']

/**
 * Whether a request comes from this machine itself. Only the connection counts: the client writes the headers, so they can make a request foreign, never local.
 * Requests that a proxy on this machine passes on come from elsewhere.
 */
export const isLocal = ({ headers, socket }: IncomingMessage, trustedProxies: number) =>
  trustedProxies === 0 && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') && ofProxies.every((name) => headers[name] === undefined)

/** 直感で選ぶ remembers that a user has finished, which only a page with a session reads; only the sign-in reads a known device (`devices/known-device.ts`); that somebody has just written (`recent-write.ts`), or wants no line about installing (`web/candidate/operations/device/`), says nothing of who. */
const OF_NO_PERSON = '(?:intuition|device|wrote|install)='

const own = new RegExp(`(?:^|;)\\s*${hostCookie.name('')}(?!${OF_NO_PERSON})`)

/** Whether the request has a cookie by which we recognise a user. Those of analytics, consent banners and the like do not count. */
export const hasOwnCookie = (cookies: string | null | undefined) => own.test(cookies ?? '')
