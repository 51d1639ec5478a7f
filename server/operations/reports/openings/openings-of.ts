import { sql } from 'kysely'
import type { Opening } from '#contract/operations/reports/operator-reports.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'

/** The cases of one ticket, as one operator sees them. */
export const openingsOf = (db: Database, report_id: string, { id }: Pick<OperatorViewer, 'id'>, now: Date): Promise<Opening[]> =>
  db
    .selectFrom('thread_openings')
    .select(['id', 'reason', 'asked_by_name', 'asked_at', 'decided_by_name', 'opens_until', 'told_at'])
    .select(sql<'approved' | 'refused' | 'withdrawn' | null>`decision`.as('decision'))
    .select(sql<boolean>`asked_by is not distinct from ${id}::uuid`.as('is_mine'))
    .select(sql<boolean>`(coalesce(opens_until > ${now}::timestamptz, false) and ${id}::uuid in (asked_by, decided_by))`.as('is_open'))
    .where('report_id', '=', report_id)
    .orderBy('asked_at', 'desc')
    .execute()
