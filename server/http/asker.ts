import { parse } from 'hono/utils/cookie'
import { bearerKey } from '../api-keys/bearer-key.ts'
import type { Asker } from '../api.ts'

/** What a request tells of whoever sent it. */
export function asker({ headers }: Request, client: string): Asker {
  const cookies = parse(headers.get('cookie') ?? '')
  return {
    cookie: (name) => cookies[name],
    client,
    userAgent: headers.get('user-agent') ?? '',
    idempotencyKey: headers.get('idempotency-key') || undefined,
    key: bearerKey(headers),
  }
}

/** Whoever reads what anyone may read, as a feed reader does. */
export const nobody: Asker = { cookie: () => undefined, client: 'unknown', userAgent: '', idempotencyKey: undefined }
