import { addOperator } from '#server/testing.ts'
import type { World } from '../access.ts'

/** A banner or a notice of maintenance that another operator asked for, and that waits. */
export async function publicationRequest({ db }: World, { kind, content }: { kind: 'banner' | 'maintenance'; content: object }) {
  const { id: request_id } = await db
    .insertInto('publication_requests')
    .values({
      kind,
      content: JSON.stringify(content),
      requested_by: (await addOperator(db)).id,
      requested_by_name: '運営',
      requested_at: '2026-11-21T09:00:00+09:00',
      expires_at: '2026-11-28T09:00:00+09:00',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { request_id }
}
