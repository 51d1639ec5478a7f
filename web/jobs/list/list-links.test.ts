import { expect, test } from 'vitest'
import type { FilterGroup } from '../filters/filter-groups.ts'
import { fieldLinks, sortLinks } from './list-links.ts'

const groups: FilterGroup[] = [
  {
    parameter: 'job_fields',
    label: '職種',
    folded: false,
    shown: [{ id: 16, name: 'サーバーサイド', count: 48, chosen: true }],
    more: [
      { id: 18, name: 'インフラ', count: 9, chosen: false },
      { id: 5, name: 'リサーチ', count: 0, chosen: false },
    ],
  },
]

test('another order starts from the first page and keeps the conditions', () => {
  const links = sortLinks({ job_fields: [16], page: 4 }, 2)
  expect(links.map(({ to }) => to)).toContain('/job_offer?job_fields=16&sort=4')
  expect(links.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ name: '新着順' }])
})

test('a visitor chooses one field at a time: choosing it again leaves it, and one without jobs is not offered', () => {
  expect(fieldLinks({ job_fields: [16], sort: 4, page: 2 }, groups)).toEqual([
    { name: 'サーバーサイド', count: 48, isCurrent: true, to: '/job_offer?sort=4' },
    { name: 'インフラ', count: 9, isCurrent: false, to: '/job_offer?job_fields=18&sort=4' },
  ])
})
