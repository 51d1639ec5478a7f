import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'

/** What people miss first when it is gone. */
const counted = [
  { what: '求職者の登録', table: 'candidate_users' },
  { what: '企業の登録', table: 'companies' },
  { what: '求人', table: 'job_offers' },
  { what: '応募', table: 'applications', column: 'applied_at' },
  { what: 'スカウト', table: 'scouts' },
  { what: 'メッセージ', table: 'messages' },
  { what: '運営の操作', table: 'audit_logs', column: 'at' },
]

/** How many rows were added since a moment, and would be gone. */
export async function restoreLosses({ db }: Pick<RequestContext, 'db'>, until_at: string) {
  const losses: { what: string; count: number }[] = []
  for (const { what, table, column = 'created_at' } of counted) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} >= ${until_at}::timestamptz`.execute(db)
    losses.push({ what, count: rows[0]!.count })
  }
  return { losses }
}
