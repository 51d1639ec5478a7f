import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'

/** Somebody who applied to the company. */
export async function addApplicant(db: Database, company_id: number) {
  const { id } = await db
    .insertInto('accounts')
    .values({ kind: 'candidate', email: `${randomUUID()}@candidate.example` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('candidate_users').values({ id }).execute()
  await db.insertInto('candidate_profiles').values({ candidate_user_id: id }).execute()
  const parties = { candidate_user_id: id, company_id }
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ ...parties, last_number: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, number: 1, company: false, client_id: thread_id, message: '応募します。', kind: 'application' }).execute()
  return (
    await db
      .insertInto('applications')
      .values({ ...parties, thread_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
