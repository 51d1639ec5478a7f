import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/**
 * A conversation with what its two sides may learn, locked until the transaction ends. The candidate is locked first: one who blocks or leaves at this moment
 * finishes that before the company is notified of them. Nothing when one side may no longer hear of the other.
 */
export async function lockForNotification(db: Database, thread_id: string) {
  const known = await db.selectFrom('threads').select('candidate_user_id').where('id', '=', thread_id).executeTakeFirst()
  if (!known?.candidate_user_id) return undefined
  await db.selectFrom('accounts').select('id').where('id', '=', known.candidate_user_id).forShare().execute()
  const thread = await db
    .selectFrom('threads')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .selectAll('threads')
    .select('companies.name as company_name')
    .where('threads.id', '=', thread_id)
    .where(
      sql<boolean>`not exists (select from company_blocks as blocks
        where blocks.candidate_user_id = threads.candidate_user_id and blocks.company_id = threads.company_id)`,
    )
    .forNoKeyUpdate('threads')
    .executeTakeFirst()
  return thread?.candidate_user_id ? { ...thread, candidate_user_id: thread.candidate_user_id } : undefined
}

export type ConversationToNotify = NonNullable<Awaited<ReturnType<typeof lockForNotification>>>
