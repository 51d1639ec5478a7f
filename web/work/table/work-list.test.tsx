import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import type { BulkAct } from './choice/bulk-act.ts'
import { WorkList } from './work-list.tsx'

type Row = { id: string; version: number }
const act: BulkAct<Row> = {
  intent: 'take',
  label: '担当になる',
  can: () => true,
  says: (count) => `${count}件の担当になります。`,
  value: ({ id, version }) => `${id}.${version}`,
  button: '担当になる',
}
/** Since the act was asked for, the first row has another version. */
const rows: Row[] = [
  { id: 'a', version: 2 },
  { id: 'b', version: 1 },
]
const loaded = { list: 'reports', views: [], chosenColumns: null, rows, total: 2, page: 1, per_page: 50 }

function render(address: string, result?: FormResult) {
  const element = (
    <WorkList
      loaded={loaded}
      title="通報"
      columns={[{ key: 'id', header: '番号', cell: ({ id }) => id }]}
      choosing={{ label: ({ id }: Row) => id, acts: [act] }}
      of="通報"
      empty="ありません。"
    />
  )
  const hydrationData = { loaderData: {}, ...(result && { actionData: { list: result } }) }
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ id: 'list', path: '*', element }], { initialEntries: [address], hydrationData })} />,
  )
}

test('a refused act on rows that are sent with their version keeps the rows chosen, as they are now', () => {
  const refusal = { code: 'INPUT_INVALID', sentence: '入力を確かめてください。', issues: {} } as never
  const html = render('/list', { saved: false, refusal, values: { ids: ['a.1'], chosen: ['a'] }, intent: 'take' })
  expect(html).toContain('1件の担当になります。')
  expect(html).toContain('<input type="hidden" name="ids" value="a.2"/>')
  expect(html).not.toContain('value="b.1"')
})

test('once an act is done nothing is chosen', () => {
  const html = render('/list', { saved: true, sentence: '1件の担当になりました。' })
  expect(html).not.toContain('件の担当になります。')
  expect(html).not.toContain('checked=""')
})

test('the confirmation sends the ids beside the values', () => {
  const html = render('/list?ids=b&bulk=take')
  expect(html).toContain('<input type="hidden" name="ids" value="b.1"/>')
  expect(html).toContain('<input type="hidden" name="chosen" value="b"/>')
})
