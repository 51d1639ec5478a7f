import { createHash } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { fail } from '../fail.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

type Request = { principal: string; key: string; route: string; input: unknown }

/** Runs what a key stands for, unless that happened before: then its answer comes again. One key used for two different requests is refused. */
export async function once(db: Database, { principal, route, input, ...request }: Request, run: () => Promise<unknown>) {
  const key = digest(request.key).toString('base64url')
  const input_hash = digest(JSON.stringify(input) ?? '')
  // Somebody who sends the same at this moment waits here until we are through.
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ principal, key, route, input_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) {
    const output = await run()
    await db
      .updateTable('idempotency_keys')
      .set({ output: JSON.stringify(output ?? null) })
      .where('principal', '=', principal)
      .where('key', '=', key)
      .execute()
    return output
  }
  const before = await db
    .selectFrom('idempotency_keys')
    .select(['route', 'input_hash', 'output'])
    .where('principal', '=', principal)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (before.route !== route || !before.input_hash.equals(input_hash)) fail('IDEMPOTENCY_KEY_REUSED')
  return before.output
}
