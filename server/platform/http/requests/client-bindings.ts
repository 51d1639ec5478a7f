import type { IncomingMessage } from 'node:http'
import { isLocal } from '../origins/request-origin.ts'
import { clientAddress } from './incoming-request.ts'

/** The address that a request counts for. */
export function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number) {
  const forwardedFor = headers['x-forwarded-for']
  return clientAddress(socket.remoteAddress, typeof forwardedFor === 'string' ? forwardedFor : undefined, trustedProxies)
}

/** What the app learns about a request beside its own headers. */
export const bindingsOf = (request: IncomingMessage, trustedProxies: number) => ({
  requestId: String(request.headers['x-request-id']),
  client: addressOf(request, trustedProxies),
  isLocal: isLocal(request, trustedProxies),
})
