import { expect, test } from 'vitest'
import type { WorkColumns } from '../work-columns.ts'
import { listFile } from './list-file.ts'

type Row = { name: string; count: number | null }
const columns: WorkColumns<Row> = [
  { key: 'name', header: '名前', cell: ({ name }) => name, text: ({ name }) => name },
  { key: 'count', header: '件数', cell: ({ count }) => count, text: ({ count }) => count },
  { key: 'acts', header: '操作', kind: 'acts', cell: () => '消す' },
  { key: 'extra', header: '番号', isExtra: true, cell: () => 1, text: () => 1 },
]
const all: Row[] = Array.from({ length: 130 }, (_, at) => ({ name: `会社${at}`, count: at }))
const load = ({ page, per_page }: { page: number; per_page: number }) =>
  Promise.resolve({ rows: all.slice((page - 1) * per_page, page * per_page), total: all.length })
const linesOf = async (file: Response) => (await file.text()).trim().split('\r\n')

test('the file holds every row of the list, in the columns that it shows', async () => {
  const lines = await linesOf(await listFile({ name: 'rows', columns, chosen: null, load }))
  expect(lines).toHaveLength(131)
  expect([lines[0]?.replace('\uFEFF', ''), lines[1], lines.at(-1)]).toEqual(['名前,件数', '会社0,0', '会社129,129'])
  expect((await linesOf(await listFile({ name: 'rows', columns, chosen: ['extra'], load })))[1]).toBe('会社0,1')
})

test('what people typed becomes no formula in a spreadsheet', async () => {
  const rows = [{ name: '=HYPERLINK("http://x")', count: null }]
  const [, line] = await linesOf(await listFile({ name: 'rows', columns, chosen: null, load: () => Promise.resolve({ rows, total: 1 }) }))
  expect(line).toMatch(/^"?'=HYPERLINK/)
})

test('a file that holds only the first rows says so in its last line', async () => {
  const rows = Array.from({ length: 100 }, (_, count) => ({ name: '会社', count }))
  const lines = await linesOf(await listFile({ name: 'rows', columns, chosen: null, load: () => Promise.resolve({ rows, total: 12_345 }) }))
  expect([lines.length, lines.at(-1)]).toEqual([10_002, '"全12,345件のうち、最初の10,000件です。"'])
})
