import { stringify } from 'csv-stringify/sync'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'

/** The refused records of a run, by place and reason, for a spreadsheet. */
export async function exportRefusals({ db }: Pick<RequestContext, 'db'>, run_id: number) {
  const run = await db.selectFrom('import_runs').select('id').where('id', '=', run_id).executeTakeFirst()
  if (!run) fail('NOT_FOUND')
  const rows = await db.selectFrom('import_refusals').select(['number', 'place', 'reason']).where('import_run_id', '=', run_id).orderBy('number').execute()
  const columns = { number: '番号', place: '場所', reason: '理由' }
  const table = stringify(rows, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return new File([table], `import-${run_id}-refusals.csv`, { type: 'text/csv' })
}
