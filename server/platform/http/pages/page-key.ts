import type { IncomingMessage } from 'node:http'
import { hasOwnCookie } from '../origins/request-origin.ts'
import type { RouteNames } from '../metrics/route-names.ts'

/** The development inbox is for users at this machine, which the address does not show. */
const ofThisMachine = '/dev/'
/** The first setup gives the browser a cookie for the link in its address. */
const ofSetup = /^\/setup(?:[/?]|$)/

/**
 * The key under which a visitor's page is cached, or nothing when the reply could depend on a user. Only the address counts: the page is then rendered without
 * any header of the first client.
 */
export function pageKey({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, names: RouteNames) {
  if (method !== 'GET' && method !== 'HEAD') return
  if (hasOwnCookie(headers.cookie) || headers.authorization !== undefined) return
  if (url.startsWith(ofThisMachine) || ofSetup.test(url)) return
  return names.isPage(url.split('?', 1)[0] ?? '') ? url : undefined
}

/** Pages of which everything that can change with a job comes from calls that note what they show (`RequestContext.shown`). */
const noting = new Set(['/', '/job_offer/search', '/job_offer/detail'])

export const notesWhatItShows = (address: string, names: RouteNames) => noting.has(names.nameOf(address.split('?', 1)[0] ?? ''))
