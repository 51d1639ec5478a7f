import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { fail } from '#server/fail.ts'
import { open, seal, keyedHashes } from '../sealing/seal.ts'
import { KEPT_HOURS } from './purge-saved-answers.ts'

type Request = { principal: string; key: string; route: string; input: unknown; tellsSecret: boolean; now: Date }

/**
 * Runs the write that a key stands for, unless it ran within a day: then the client gets the first reply. One key used for two different requests is refused. A
 * reply that holds a secret is not stored: a client that retries learns that the write was done, and how to get another secret.
 */
export async function idempotent(db: Database, { principal, route, input, tellsSecret, now, ...request }: Request, run: () => Promise<unknown>) {
  const key = createHash('sha256').update(request.key).digest('base64url')
  const hashes = await inputHashes(input)
  const row = { route, input_hash: hashes[0]!, created_at: now.toISOString(), output: null, output_sealed: null }
  // A client that sends the same key at this moment waits here until the first write ends.
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ principal, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['principal', 'key'])
        .doUpdateSet(row)
        .where(sql<boolean>`idempotency_keys.created_at < ${now}::timestamptz - make_interval(hours => ${KEPT_HOURS})`),
    )
    .returning('key')
    .executeTakeFirst()
  const ofKey = { principal, key }
  if (taken) {
    const output = await run()
    if (!tellsSecret) await keep(db, ofKey, output)
    return output
  }
  const before = await db
    .selectFrom('idempotency_keys')
    .select(['route', 'input_hash', 'output', 'output_sealed'])
    .where('principal', '=', principal)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (before.route !== route || !hashes.some((hash) => before.input_hash.equals(hash))) fail('IDEMPOTENCY_KEY_REUSED')
  if (before.output_sealed !== null) return JSON.parse(open(before.output_sealed) ?? 'null') as unknown
  // Of the version before.
  if (!tellsSecret && before.output !== null) return before.output
  return fail('ANSWER_NOT_KEPT')
}

const keep = (db: Database, { principal, key }: { principal: string; key: string }, output: unknown) =>
  db
    .updateTable('idempotency_keys')
    .set({ output_sealed: seal(JSON.stringify(output ?? null)) })
    .where('principal', '=', principal)
    .where('key', '=', key)
    .execute()

/** By which two inputs are compared without keeping either: every field, and of a file its bytes. Keyed, since a code of six digits is soon guessed from a plain hash. */
async function inputHashes(input: unknown) {
  const files: Blob[] = []
  const text = JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value
    files.push(value)
    return { file: files.length, name: value instanceof File ? value.name : '', type: value.type, size: value.size }
  })
  const contents: string[] = []
  for (const file of files)
    contents.push(
      createHash('sha256')
        .update(await file.bytes())
        .digest('hex'),
    )
  return keyedHashes(['idempotency', text, ...contents].join('\n'))
}
