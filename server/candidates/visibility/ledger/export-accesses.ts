import { stringify } from 'csv-stringify/sync'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { accesses } from './accesses.ts'

const columns = { at: '日時', company_id: '企業ID', company_name: '企業', member_name: '見た人', kind: '種類', parts: '見たところ' }

/** The whole ledger as a file. A company's name cannot become a formula in a spreadsheet. */
export async function exportAccesses({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: { id: string } }, format: 'csv' | 'json') {
  const rows = await accesses(db, viewer.id).execute()
  const name = `access-ledger-${now().toISOString().slice(0, 10)}.${format}`
  if (format === 'json') return new File([JSON.stringify({ accesses: rows }, null, 2)], name, { type: 'application/json' })
  const lines = rows.map((row) => ({ ...row, parts: row.parts.join(' ') }))
  return new File([stringify(lines, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' })], name, { type: 'text/csv' })
}
