import { parse } from 'hono/utils/cookie'
import { membershipHeader } from '#contract/platform/membership-header.ts'
import ipaddr from 'ipaddr.js'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Client } from '../../request/request-context.ts'
import type { HttpBindings } from '../pages/render-page.ts'
import { bearerKey } from './credentials.ts'

/** The path of a request, without its query; the HTTP server may have put the site's own origin before it. */
export const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>) => url.replace(/^https?:\/\/[^/]+/, '').split('?', 1)[0] ?? ''

/** `GET http://host/path` requests the same as `GET /path`. */
export function originForm(request: IncomingMessage) {
  const absolute = /^https?:\/\//i.test(request.url ?? '') ? URL.parse(request.url ?? '') : null
  if (absolute) request.url = absolute.pathname + absolute.search
}

/** Only the forms that proxies make: free text in this header would end up in the log. */
const hexId = /^(?:[0-9a-f]{16}|[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Follows the id of a proxy in front of us, or makes one. */
export function requestIdOf({ headers }: IncomingMessage) {
  const given = headers['x-request-id']
  return typeof given === 'string' && hexId.test(given) ? given : randomUUID()
}

/**
 * The client's address, as far as we can know: with n trusted proxies, the n-th address from the right of those they added. The client wrote every entry
 * further left. A household holds a whole /64 of IPv6.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, trustedProxies: number) {
  const hops = [...(forwardedFor?.split(',') ?? []).map((hop) => hop.trim()), socketAddress ?? '']
  const claimed = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? ''
  return networkOf(trustedProxies > 0 && ipaddr.isValid(claimed) ? claimed : (socketAddress ?? ''))
}

function networkOf(address: string) {
  if (!ipaddr.isValid(address)) return 'unknown'
  const known = ipaddr.process(address)
  return known instanceof ipaddr.IPv6
    ? known.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : known.toString()
}

const control = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/gi

/**
 * The request of a page without the control characters in its query. No database text holds the character 0, and a page drops characters that the API refuses.
 */
export function readableRequest(request: Request): Request {
  const at = request.url.indexOf('?')
  if (at < 0) return request
  const query = request.url.slice(at).replaceAll(control, '')
  return query.length === request.url.length - at ? request : new Request(request.url.slice(0, at) + query, request)
}

/** The client of a request, as its headers and connection describe it. */
export function clientOf({ headers }: Request, { client = 'unknown', isLocal = false }: Pick<HttpBindings, 'client' | 'isLocal'> = {}): Client {
  const cookies = parse(headers.get('cookie') ?? '')
  return {
    cookie: (name) => cookies[name],
    address: client,
    isLocal,
    scheme: /^https?(?=\s*(?:,|$))/.exec(headers.get('x-forwarded-proto') ?? '')?.[0],
    userAgent: headers.get('user-agent') ?? '',
    idempotencyKey: headers.get('idempotency-key') || undefined,
    shownTo: headers.get(membershipHeader) || undefined,
    key: bearerKey(headers),
  }
}

/** A client that reads public data, as a feed reader does. */
export const anonymousClient: Client = { cookie: () => undefined, address: 'unknown', isLocal: false, userAgent: '', idempotencyKey: undefined }
