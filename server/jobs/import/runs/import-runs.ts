import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { type Page, PAGE_SIZE } from '#contract/platform/page.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

/** What imports did, the newest first. */
export async function listImportRuns({ db }: Pick<RequestContext, 'db'>, { page = 1, per_page = PAGE_SIZE }: Page) {
  const { total } = await db
    .selectFrom('import_runs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const import_runs = await db
    .selectFrom('import_runs')
    .select(['id', 'file', 'format', 'command', 'started_at', 'records', 'imported', 'updated', 'unchanged', 'skipped', 'rejected', 'failure'])
    .select(sql<number>`round(extract(epoch from finished_at - started_at), 1)`.as('seconds'))
    .select(sql<number>`(select count(*) from import_refusals where import_run_id = import_runs.id)`.as('refusals'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { import_runs, total: Number(total), page, per_page }
}

/** The refused records of a run, by place and reason, for a spreadsheet. */
export async function exportRefusals({ db }: Pick<RequestContext, 'db'>, run_id: number) {
  const run = await db.selectFrom('import_runs').select('id').where('id', '=', run_id).executeTakeFirst()
  if (!run) fail('NOT_FOUND')
  const rows = await db.selectFrom('import_refusals').select(['number', 'place', 'reason']).where('import_run_id', '=', run_id).orderBy('number').execute()
  const columns = { number: '番号', place: '場所', reason: '理由' }
  const table = stringify(rows, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return new File([table], `import-${run_id}-refusals.csv`, { type: 'text/csv' })
}
