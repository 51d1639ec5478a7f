import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'

/** The application of somebody who wrote to the company: of a new candidate, unless `candidate_user_id` names one. */
export async function addApplicant(db: Database, company_id: number, { candidate_user_id, ...rest }: Partial<Insertable<DB['applications']>> = {}) {
  const parties = { candidate_user_id: candidate_user_id ?? (await addAccount(db)), company_id }
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ ...parties, last_number: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, number: 1, company: false, client_id: thread_id, message: '応募します。', kind: 'application' }).execute()
  const { id } = await db
    .insertInto('applications')
    .values({ ...rest, ...parties, thread_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addAccount(db: Database) {
  const { id } = await db
    .insertInto('accounts')
    .values({ kind: 'candidate', email: `${randomUUID()}@candidate.example` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('candidate_users').values({ id }).execute()
  await db.insertInto('candidate_profiles').values({ candidate_user_id: id }).execute()
  return id
}
