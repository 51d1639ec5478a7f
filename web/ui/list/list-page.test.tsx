import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ListFilters } from './list-filters.tsx'
import { ListPage } from './list-page.tsx'

const render = (address: string, total: number) => {
  const page = (
    <ListPage
      title="企業"
      filters={<ListFilters filters={[{ name: 'q', label: '名前', value: 'a', type: 'search' }]} />}
      list={{ total, page: 1, per_page: 50 }}
      unit="社"
      of="企業"
      empty="企業は、まだありません。"
    >
      <p>the list</p>
    </ListPage>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })} />)
}

test('a list that is empty says what belongs there; narrowed, that nothing fits, and the way back', () => {
  expect(render('/list', 0)).toContain('企業は、まだありません。')
  expect(render('/list?state=closed&done=saved', 0)).toContain('条件に合う企業はありません。')
  expect(render('/list?state=closed', 0)).toContain('href="/list"')
  // What was just done, or where one is, is no condition.
  expect(render('/list?done=saved&page=3', 0)).toContain('企業は、まだありません。')
})

test('its pages and its filters keep the conditions that stand in the address', () => {
  const html = render('/list?state=closed&q=a&page=1&done=saved', 120)
  expect(html).toContain('href="/list?state=closed&amp;q=a&amp;page=2"')
  expect(html).toContain('<input type="hidden" name="state" value="closed"/>')
  expect(html).toContain('<strong class="num">120</strong>社')
})
