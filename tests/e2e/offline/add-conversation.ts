import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'

export type Conversation = { company_id: number; thread_id: string; address: string; name: string }

/** A company that wrote to this candidate. */
export async function addConversation(db: Database, candidate_user_id: string, message: string): Promise<Conversation> {
  const name = `山田 ${randomUUID().slice(0, 8)}`
  const now = new Date().toISOString()
  const { id: company_id } = await db.insertInto('companies').values({ name, state: 'active' }).returning('id').executeTakeFirstOrThrow()
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ candidate_user_id, company_id, last_number: 1, last_message_at: now, turn: 'candidate', turn_since: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, number: 1, client_id: randomUUID(), company: true, name: '木下 遥', message }).execute()
  return { company_id, thread_id, address: `/message/company/detail?company_id=${company_id}`, name }
}
