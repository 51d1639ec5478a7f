import { pages } from '#contract/platform/pages.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { notifyAwaited } from '#server/accounts/operators/second/notify-awaited.ts'
import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

/** Asks a second operator for the list of users who confirmed an announcement, with version and time. */
export async function requestExport(context: OperatorContext, { id: subject, reason }: { id: number; reason: string }) {
  const { db, now, viewer } = context
  const announcement = await db.selectFrom('announcements').select('id').where('id', '=', subject).where('published_at', 'is not', null).executeTakeFirst()
  if (!announcement) fail('NOT_FOUND')
  const asked = { kind: 'notice_confirmations', subject_id: String(subject), reason, requested_by: viewer.id, requested_by_name: viewer.name }
  const { id } = await db
    .insertInto('export_approvals')
    .values({ ...asked, requested_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'request_export', subject_kind: 'export', subject_id: id, reason, detail: { notification: subject } })
  await notifyAwaited(db, { by: viewer, what: 'お知らせを確認した人の一覧の書き出しが依頼されました。', reason, path: pages.operatorExports() })
  return { id }
}

/** How long an approved list can be fetched. */
const FETCHABLE = 24 * 3_600_000

type Decision = { id: string; is_approved: boolean; reason: string }

/** Once, and never by the requester, or by an operator who could be the same person: two who decide at once leave one decision. */
export async function decideExport(context: OperatorContext, { id, is_approved, reason }: Decision) {
  const { db, now, viewer } = context
  const asked = await db.selectFrom('export_approvals').select(['requested_by', 'decided_at']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!asked) fail('NOT_FOUND')
  if (asked.decided_at) fail('EXPORT_DECIDED')
  if (is_approved) await requireSecondOperator(context, asked.requested_by)
  else if (asked.requested_by === viewer.id) fail('SECOND_OPERATOR_REQUIRED')
  const at = now()
  await db
    .updateTable('export_approvals')
    .set({
      is_approved,
      decided_at: at.toISOString(),
      decided_by: viewer.id,
      decided_by_name: viewer.name,
      decided_reason: reason,
      expires_at: is_approved ? new Date(at.getTime() + FETCHABLE).toISOString() : null,
    })
    .where('id', '=', id)
    .execute()
  await recordAct(context, { act: is_approved ? 'approve_export' : 'refuse_export', subject_kind: 'export', subject_id: id, reason })
  return { success: true }
}

const columns = {
  confirmed_at: '確認した日時',
  version: '版',
  side: '区分',
  person_id: 'ID',
  name: '氏名',
  email: 'メールアドレス',
  company: '企業',
}

/** The approved list, for its requester, while its day lasts. Each download stands in the log. A name cannot become a formula. */
export async function fetchExport(context: OperatorContext, id: string) {
  const { db, now, viewer } = context
  const asked = await db.selectFrom('export_approvals').selectAll().where('id', '=', id).where('requested_by', '=', viewer.id).executeTakeFirst()
  if (!asked) fail('NOT_FOUND')
  if (!asked.is_approved || !asked.expires_at || Date.parse(asked.expires_at) <= now().getTime()) fail('EXPORT_NOT_APPROVED')
  const { rows } = await sql<Record<keyof typeof columns, string>>`
    select to_char(confirmed_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD HH24:MI:SS') as confirmed_at, version,
      case accounts.kind when 'company' then '企業' else '求職者' end as side,
      accounts.id as person_id, coalesce(profiles.name, members.name, '') as name,
      accounts.email, coalesce(companies.name, '') as company
    from announcement_confirmations as said
    join accounts on accounts.id = said.account_id
    left join candidate_profiles as profiles on profiles.candidate_user_id = said.account_id
    left join company_users as members on members.id = said.account_id
    left join companies on companies.id = members.company_id
    where said.announcement_id = ${Number(asked.subject_id)}
    order by said.confirmed_at, said.id`.execute(db)
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('export_approvals')
      .set({ fetched_at: sql`coalesce(fetched_at, ${now()}::timestamptz)` })
      .where('id', '=', id)
      .execute()
    await recordAct({ ...context, db: transaction }, { act: 'fetch_export', subject_kind: 'export', subject_id: id, detail: { lines: rows.length } })
  })
  const table = stringify(rows, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return new File([table], `notice-${asked.subject_id}-confirmations.csv`, { type: 'text/csv' })
}
