import type { IncomingMessage } from 'node:http'

const ofProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip']

/**
 * Whether a request comes from this machine itself. Only the connection counts: the client writes the headers, so they can make a request foreign, never local.
 * Requests that a proxy on this machine passes on come from elsewhere.
 */
export const isLocal = ({ headers, socket }: IncomingMessage, trustedProxies: number) =>
  trustedProxies === 0 && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') && ofProxies.every((name) => headers[name] === undefined)
