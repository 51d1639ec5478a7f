import { expect, test } from 'vitest'
import { visitsOf } from './visits-of.ts'

const now = new Date('2026-11-21T12:00:00+09:00')
const visit = (company_id: number, last_access_at: string) => ({ company_id, name: `会社${company_id}`, last_access_at })

test('a company with visits on several days counts once, and one whose last visit is over a week ago not at all', () => {
  const visits = [
    visit(1, '2026-11-21T10:00:00+09:00'),
    visit(2, '2026-11-20T10:00:00+09:00'),
    visit(1, '2026-11-19T10:00:00+09:00'),
    visit(3, '2026-11-14T11:59:00+09:00'),
  ]
  expect(visitsOf(visits, 4, now)).toEqual({ names: ['会社1', '会社2'], isMore: false })
})

test('the count says when a page does not hold all visits', () => {
  const page = Array.from({ length: 20 }, (_, company) => visit(company, '2026-11-21T10:00:00+09:00'))
  expect(visitsOf(page, 21, now).isMore).toBe(true)
  expect(visitsOf(page, 20, now).isMore).toBe(false)
})
