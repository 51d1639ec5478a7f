import { sql } from 'kysely'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import type { AuditSearch } from '#contract/platform/audit/audit-logs.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { ordersBy, partOf } from '../database/sorting/part-of.ts'
import { byName, down } from '../database/sorting/sorted-by.ts'
import type { RequestContext } from '../request/request-context.ts'

/** Rows are only ever added, so that the order of their ids is that of time, and its index serves it. */
const orders = ordersBy({
  key: sql`id`,
  columns: { at: sql`id`, who: byName(sql`operator_name`), act: sql`act` },
  filled: ['at', 'who', 'act'],
  usual: [down(sql`id`)],
})

/** What operators did, the newest first. */
export async function listAuditLogs({ db }: Pick<RequestContext, 'db'>, { page = 1, per_page = PAGE_SIZE, sort, from, until, ...same }: AuditSearch) {
  let found = db.selectFrom('audit_logs')
  for (const [column, value] of Object.entries(same)) if (value !== undefined) found = found.where(column as keyof typeof same, '=', value)
  if (from) found = found.where('at', '>=', startOfDay(from))
  if (until) found = found.where('at', '<', sql<string>`${startOfDay(until)}::timestamptz + interval '1 day'`)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const listed = found.select(['id', 'number', 'at', 'operator_user_id', 'operator_name', 'act', 'subject_kind', 'subject_id', 'reason', 'detail', 'hash'])
  const rows = await partOf(listed, { sort, page, per_page, total }, orders).execute()
  const audit_logs = rows.map((row) => ({ ...row, detail: row.detail as Record<string, unknown>, hash: row.hash?.toString('hex') ?? null }))
  return { audit_logs, total, page, per_page }
}
