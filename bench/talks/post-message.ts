import type { Party } from './add-pair.ts'

const PATIENCE = 10_000

/**
 * Sends once. The stored message when it was acknowledged; nothing without a reply, or with one that says to come again. Any other reply is a fault of the
 * measurement. With a key, the server remembers its reply: that is a transaction of several statements, not one.
 */
export async function postMessage(origin: string, { path, cookie }: Party, message: string, client_id: string, key?: string) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin, ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify({ message, client_id }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined)
  const body = await answer?.json().catch(() => undefined)
  if (!answer || !body || answer.status >= 500) return
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`)
  return body as { id: string; number: number }
}
