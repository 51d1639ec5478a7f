import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ofProxies = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** With a token, only its holder. Without one, only this machine, and not through a proxy that runs on it. */
export function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined) {
  if (token) {
    const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') && ofProxies.every((name) => headers[name] === undefined)
}
