import { parse } from 'hono/utils/cookie'
import { bearerKey } from './bearer-key.ts'
import type { Client } from '../../request/request-context.ts'
import type { HttpBindings } from '../server/http-server.ts'

/** The client of a request, as its headers and connection describe it. */
export function clientOf({ headers }: Request, { client = 'unknown', isLocal = false }: Pick<HttpBindings, 'client' | 'isLocal'> = {}): Client {
  const cookies = parse(headers.get('cookie') ?? '')
  return {
    cookie: (name) => cookies[name],
    address: client,
    isLocal,
    userAgent: headers.get('user-agent') ?? '',
    idempotencyKey: headers.get('idempotency-key') || undefined,
    key: bearerKey(headers),
  }
}

/** A client that reads public data, as a feed reader does. */
export const anonymousClient: Client = { cookie: () => undefined, address: 'unknown', isLocal: false, userAgent: '', idempotencyKey: undefined }
