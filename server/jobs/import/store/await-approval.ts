import { sql } from 'kysely'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isSameValue } from '../../changes/is-same-value.ts'
import { contentColumns } from '../../changes/content-of.ts'

/** Which of these companies approve themselves what becomes public of their jobs. */
export async function companiesThatApprove(db: Database, company_ids: number[]) {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from company_job_approval where company_id = any(${[...new Set(company_ids)]}::integer[])`.execute(db)
  return new Set(rows.map(({ company_id }) => company_id))
}

type Request = { job_id: number; company_id: number; kind: 'publication' | 'change'; changes: Record<string, unknown> }

/** What a feed would change of public jobs: the fields that differ, of those that the administrators see side by side. */
export async function changesOf(db: Database, wished: { id: number; company_id: number; content: Record<string, unknown> }[]): Promise<Request[]> {
  if (wished.length === 0) return []
  const rows = await db
    .selectFrom('job_offers')
    .selectAll()
    .where(
      'id',
      'in',
      wished.map(({ id }) => id),
    )
    .execute()
  const known = new Map<number, Record<string, unknown>>(rows.map((row) => [row.id, row]))
  return wished.flatMap(({ id: job_id, company_id, content }) => {
    const before = known.get(job_id)
    if (!before) return []
    const differing = contentColumns.filter((field) => field in content && !isSameValue(content[field], before[field])).map((field) => [field, content[field]])
    return differing.length > 0 ? [{ job_id, company_id, kind: 'change', changes: Object.fromEntries(differing) }] : []
  })
}

/**
 * Asks the administrators of each company, in its own list, and notifies them once for all its jobs of a batch. What the import asked before is replaced; what a
 * member asked stays, and is decided first.
 */
export async function awaitApproval(db: Database, requests: Request[], now: Date) {
  if (requests.length === 0) return
  const job_ids = requests.map(({ job_id }) => job_id)
  const at = now.toISOString()
  await sql`update job_approvals set decision = 'withdrawn', decided_at = ${at}, decided_by = ${BY}
    where job_id = any(${job_ids}::integer[]) and decided_at is null and requested_by_id is null`.execute(db)
  const added = await db
    .insertInto('job_approvals')
    .values(requests.map(({ job_id, kind, changes }) => ({ job_id, kind, changes: JSON.stringify(changes), requested_at: at, requested_by: BY })))
    .onConflict((conflict) => conflict.column('job_id').where('decided_at', 'is', null).doNothing())
    .returning(['id', 'job_id'])
    .execute()
  const companyOf = new Map(requests.map(({ job_id, company_id }) => [job_id, company_id]))
  for (const [company_id, asked] of Map.groupBy(added, ({ job_id }) => companyOf.get(job_id)!)) {
    const [first] = asked
    await notify(db, {
      kind: 'job_approval',
      to: { company_id, isForAdmins: true },
      subject: { type: 'job_approvals', id: first!.id },
      dedupe_key: `approval:${first!.id}`,
      at: now,
      detail: { decision: 'requested_by_import', count: String(asked.length) },
    })
  }
}

/** Who asked, as the company reads it. */
const BY = '運営の取り込み'
