import { parse } from 'hono/utils/cookie'
import { bearerKey } from './bearer-key.ts'
import type { Asker } from '../../request/request-context.ts'
import type { DoorBindings } from '../server/front-door.ts'

/** The client of a request, as its headers and connection describe it. */
export function asker({ headers }: Request, { client = 'unknown', isLocal = false }: Pick<DoorBindings, 'client' | 'isLocal'> = {}): Asker {
  const cookies = parse(headers.get('cookie') ?? '')
  return {
    cookie: (name) => cookies[name],
    client,
    isLocal,
    userAgent: headers.get('user-agent') ?? '',
    idempotencyKey: headers.get('idempotency-key') || undefined,
    key: bearerKey(headers),
  }
}

/** A client that reads public data, as a feed reader does. */
export const nobody: Asker = { cookie: () => undefined, client: 'unknown', isLocal: false, userAgent: '', idempotencyKey: undefined }
