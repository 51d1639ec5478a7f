import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Only the forms that proxies make: free text in this header would end up in the log. */
const hexId = /^(?:[0-9a-f]{16}|[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Follows the id of a proxy in front of us, or makes one. */
export function requestIdOf({ headers }: IncomingMessage) {
  const given = headers['x-request-id']
  return typeof given === 'string' && hexId.test(given) ? given : randomUUID()
}
