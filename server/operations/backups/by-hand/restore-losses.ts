import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'

/** What people miss first when it is gone. */
const counted = [
  { name: '求職者の登録', table: 'candidate_users' },
  { name: '企業の登録', table: 'companies' },
  { name: '求人', table: 'job_offers' },
  { name: '応募', table: 'applications', column: 'applied_at' },
  { name: 'スカウト', table: 'scouts' },
  { name: 'メッセージ', table: 'messages' },
  { name: '運営の操作', table: 'audit_logs', column: 'at' },
]

/** How many rows were added since a moment, and would be gone. */
export async function restoreLosses({ db }: Pick<RequestContext, 'db'>, until_at: string) {
  const losses: { name: string; count: number }[] = []
  for (const { name, table, column = 'created_at' } of counted) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} >= ${until_at}::timestamptz`.execute(db)
    losses.push({ name, count: rows[0]!.count })
  }
  return { losses }
}
