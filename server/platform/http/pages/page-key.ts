import type { IncomingMessage } from 'node:http'
import { hasOwnCookie } from '../origins/has-own-cookie.ts'
import type { RouteNames } from '../server/route-names.ts'

/** The development inbox is for who sits at this machine, which the address does not tell. */
const ofThisMachine = '/dev/'

/**
 * The key under which a visitor's page is kept, or nothing when the answer could be a person's own.
 * Only the address counts: the page is then rendered without any header of whoever asked first.
 */
export function pageKey({ method, url = '', headers }: IncomingMessage, names: RouteNames) {
  if (method !== 'GET' && method !== 'HEAD') return
  if (hasOwnCookie(headers.cookie) || headers.authorization !== undefined) return
  if (url.startsWith(ofThisMachine)) return
  return names.isPage(url.split('?', 1)[0] ?? '') ? url : undefined
}
