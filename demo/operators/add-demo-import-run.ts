import type { Database } from '#server/platform/database/connect.ts'

const REASONS = ['仕事内容（description）がありません。', '会社名（hiringOrganization.name）がありません。']

/** An import as it would have been, so that its page is not empty; its numbers belong to no job. Once. */
export async function addDemoImportRun(db: Database, now: Date) {
  const known = await db.selectFrom('import_runs').select('id').limit(1).executeTakeFirst()
  if (known) return
  const at = (seconds: number) => new Date(now.getTime() - 86_400_000 + seconds * 1000).toISOString()
  const counts = { records: 48, imported: 40, updated: 3, unchanged: 2, skipped: 1, rejected: 2 }
  const { id } = await db
    .insertInto('import_runs')
    .values({ file: '見本の求人.csv', format: 'csv', command: 'npm run import', started_at: at(0), finished_at: at(4), ...counts })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('import_refusals')
    .values(REASONS.map((reason, index) => ({ import_run_id: id, number: index + 1, place: `${12 + index}行目`, reason })))
    .execute()
}
