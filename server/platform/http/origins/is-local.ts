import type { IncomingMessage } from 'node:http'

const ofProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip']

/**
 * Whether a request comes from this machine itself. Only the connection counts: headers are written by whoever asks, so they can make a request foreign,
 * never local. What a proxy on this machine passes on comes from elsewhere.
 */
export const isLocal = ({ headers, socket }: IncomingMessage, trustedProxies: number) =>
  trustedProxies === 0 && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') && ofProxies.every((name) => headers[name] === undefined)
