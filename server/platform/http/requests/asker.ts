import { parse } from 'hono/utils/cookie'
import { bearerKey } from './bearer-key.ts'
import type { Asker } from '../../request/request-context.ts'
import type { DoorBindings } from '../server/front-door.ts'

/** What a request tells of whoever sent it. */
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

/** Whoever reads what anyone may read, as a feed reader does. */
export const nobody: Asker = { cookie: () => undefined, client: 'unknown', isLocal: false, userAgent: '', idempotencyKey: undefined }
