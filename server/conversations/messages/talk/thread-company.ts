import { sql } from 'kysely'
import type { ThreadCompany } from '#contract/conversations/threads.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** `companies` as `ThreadCompany` of the contract. */
export const companyOfThread = sql<ThreadCompany>`json_build_object('id', companies.id, 'name', companies.name, 'logo', logo, 'is_demo', companies.is_demo,
  'linkable', companies.state = 'active')`

/** A company that a candidate can write to, or has a conversation with: one that has written stays, whatever its state is now. */
export async function threadCompany(db: Database, viewer: { id: string }, company_id: number) {
  const found = await db
    .selectFrom('companies')
    .select(companyOfThread.as('company'))
    .where('companies.id', '=', company_id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('companies.state', '=', 'active'),
        exists(
          selectFrom('threads')
            .select('threads.id')
            .where('candidate_user_id', '=', viewer.id)
            .where('company_id', '=', company_id)
            .where('last_number', '>', 0),
        ),
      ]),
    )
    .executeTakeFirst()
  return found?.company
}
