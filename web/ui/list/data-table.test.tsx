import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type Columns, DataTable } from './data-table.tsx'

type Row = { name: string; count: number | null }

const rows: Row[] = [
  { name: 'い', count: 2 },
  { name: 'あ', count: null },
  { name: 'う', count: 10 },
]
const columns: Columns<Row> = [
  { key: 'name', header: '名前', cell: ({ name }) => name, sort: ({ name }) => name },
  { key: 'count', header: '件数', kind: 'end', cell: ({ count }) => count, sort: ({ count }) => count },
  false,
]

const render = (address: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <DataTable caption="表" columns={columns} rows={rows} id={({ name }) => name} />
    </MemoryRouter>,
  )
const namesIn = (html: string) => [...html.matchAll(/<th scope="row"[^>]*><div>(.)/g)].map(([, name]) => name).join('')

test.each([
  ['/', 'いあう'],
  ['/?sort=name', 'あいう'],
  ['/?sort=-name', 'ういあ'],
  // Nothing is neither the least nor the most.
  ['/?sort=count', 'いうあ'],
  ['/?sort=-count', 'ういあ'],
  ['/?sort=elsewhere', 'いあう'],
])('%s lists %s', (address, names) => {
  expect(namesIn(render(address))).toBe(names)
})

test('the head says by what it is sorted, and leads to the other way round', () => {
  const html = render('/list?q=a&page=2&sort=count')
  expect(html).toContain('aria-sort="ascending"')
  expect(html).toContain('href="/list?q=a&amp;sort=-count"')
  expect(html).toContain('href="/list?q=a&amp;sort=name"')
})

test('a cell with nothing is a dash that narrow screens leave out; none is a figure', () => {
  expect(render('/')).toContain('<td class="end empty" data-label="件数">—</td>')
})
