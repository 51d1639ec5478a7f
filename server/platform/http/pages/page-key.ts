import type { IncomingMessage } from 'node:http'
import { hasOwnCookie } from '../origins/request-origin.ts'
import type { RouteNames } from '../metrics/route-names.ts'

/** The development inbox is for users at this machine, which the address does not show. */
const ofThisMachine = '/dev/'

/**
 * The key under which a visitor's page is cached, or nothing when the reply could depend on a user. Only the address counts: the page is then rendered without
 * any header of the first client.
 */
export function pageKey({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, names: RouteNames) {
  if (method !== 'GET' && method !== 'HEAD') return
  if (hasOwnCookie(headers.cookie) || headers.authorization !== undefined) return
  if (url.startsWith(ofThisMachine)) return
  return names.isPage(url.split('?', 1)[0] ?? '') ? url : undefined
}
