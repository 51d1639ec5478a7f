import type { IncomingMessage } from 'node:http'
import type { RouteNames } from './route-names.ts'

/**
 * The key under which a visitor's page is kept, or nothing when the answer could be a person's own.
 * Only the address counts: the page is then rendered without any header of whoever asked first.
 */
export function pageKey({ method, url = '', headers }: IncomingMessage, names: RouteNames) {
  if (method !== 'GET' && method !== 'HEAD') return
  if (headers.cookie !== undefined || headers.authorization !== undefined) return
  return names.isPage(url.split('?', 1)[0] ?? '') ? url : undefined
}
