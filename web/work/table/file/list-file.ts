import { stringify } from 'csv-stringify/sync'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { shownColumns, type WorkColumns } from '../work-columns.ts'

const PER_PAGE = 100
/** A longer list is narrowed first: a file of all of it is an export, which has its own page and its own rules. */
const MOST_ROWS = 10_000

type Load<Row> = (part: { page: number; per_page: number }) => Promise<{ rows: readonly Row[]; total: number }>
type Asked<Row> = { name: string; columns: WorkColumns<Row>; chosen: string[] | null; load: Load<Row> }

/** The list as a table for a spreadsheet: its conditions, its order, its columns. What people typed cannot become a formula there. */
export async function listFile<Row>({ name, columns, chosen, load }: Asked<Row>) {
  const written = shownColumns(columns, chosen).filter(({ text }) => text)
  const lines: (string | number | null)[][] = [written.map(({ header }) => header)]
  let total = 0
  for (let page = 1; ; page++) {
    const part = await load({ page, per_page: PER_PAGE })
    total = part.total
    for (const row of part.rows) lines.push(written.map(({ text }) => text!(row)))
    if (part.rows.length === 0 || lines.length > Math.min(total, MOST_ROWS)) break
  }
  if (total > MOST_ROWS) lines.push([`全${total.toLocaleString('ja-JP')}件のうち、最初の${MOST_ROWS.toLocaleString('ja-JP')}件です。`])
  const table = stringify(lines, { bom: true, escape_formulas: true, record_delimiter: 'windows' })
  const file = `${name}-${japanDay(new Date())}.csv`
  return new Response(table, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${file}"`, 'cache-control': 'no-store' },
  })
}
