import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { fail } from '#server/fail.ts'

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
      case when said.candidate_user_id is null then '企業' else '求職者' end as side,
      accounts.id as person_id, coalesce(profiles.name, members.name, '') as name,
      accounts.email, coalesce(companies.name, '') as company
    from notice_confirmations as said
    left join accounts on accounts.id in (said.candidate_user_id, said.company_user_id)
    left join candidate_profiles as profiles on profiles.candidate_user_id = said.candidate_user_id
    left join company_users as members on members.id = said.company_user_id
    left join companies on companies.id = members.company_id
    where said.notification_id = ${Number(asked.subject_id)}
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
