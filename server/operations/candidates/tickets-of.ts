import { sql } from 'kysely'
import type { PersonArea } from '#contract/operations/candidates/people-search.ts'
import type { Database } from '#server/platform/database/connect.ts'

const SHOWN = 50

/** Reports by a candidate and about their texts, and their requests about their data. */
export async function ticketsOf(db: Database, area: PersonArea, id: string) {
  const isReporter = area === 'candidate' ? sql<boolean>`reports.candidate_user_id = ${id}` : sql<boolean>`reports.company_user_id = ${id}`
  const isReported =
    area === 'candidate'
      ? sql<boolean>`(reporter = 'company' and threads.candidate_user_id = ${id})`
      : sql<boolean>`(reporter = 'candidate' and messages.company_user_id = ${id})`
  const reports = await db
    .selectFrom('reports')
    .leftJoin('threads', 'threads.id', 'reports.thread_id')
    .leftJoin('messages', 'messages.id', 'reports.message_id')
    .select(['reports.id', 'reports.number', 'reports.kind', 'reports.state', 'reports.created_at'])
    .select(sql<boolean>`coalesce(${isReporter}, false)`.as('is_reporter'))
    .where(sql<boolean>`(${isReporter} or ${isReported})`)
    .orderBy('reports.created_at', 'desc')
    .limit(SHOWN)
    .execute()
  const data_requests =
    area === 'candidate'
      ? await db
          .selectFrom('data_requests')
          .select(['id', 'number', 'kind', 'state', 'received_at'])
          .where('candidate_user_id', '=', id)
          .orderBy('received_at', 'desc')
          .limit(SHOWN)
          .execute()
      : []
  return { reports, data_requests }
}
