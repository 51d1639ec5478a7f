import { sql } from 'kysely'
import type { ExportApproval } from '#contract/operations/exports/export-approvals.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

const SHOWN = 100

/** The requests, the undecided first, then the newest. */
export async function listExportApprovals({ db, now, viewer }: Pick<OperatorContext, 'db' | 'now' | 'viewer'>) {
  const state = sql<ExportApproval['state']>`case when is_approved is null then 'waiting' when not is_approved then 'refused'
    when expires_at <= ${now()}::timestamptz then 'expired' else 'approved' end`
  const export_approvals = await db
    .selectFrom('export_approvals as asked')
    .leftJoin('announcements', (join) => join.on(sql<boolean>`announcements.id::text = asked.subject_id`))
    .select(['asked.id', 'asked.subject_id', 'asked.reason', 'requested_at', 'requested_by_name', 'decided_at', 'decided_reason', 'expires_at', 'fetched_at'])
    .select([sql<ExportApproval['kind']>`asked.kind`.as('kind'), state.as('state'), sql<boolean>`requested_by = ${viewer.id}`.as('is_mine')])
    .select([sql<string>`coalesce(announcements.title, '')`.as('subject_title'), sql<string>`coalesce(decided_by_name, '')`.as('decided_by_name')])
    .select(sql<number>`(select count(*)::int from announcement_confirmations as said where said.announcement_id = announcements.id)`.as('line_count'))
    .orderBy(sql`is_approved is not null`)
    .orderBy('requested_at', 'desc')
    .limit(SHOWN)
    .execute()
  return { export_approvals }
}
