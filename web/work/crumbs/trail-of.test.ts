import { expect, test } from 'vitest'
import type { WorkNavGroup } from '../parts/work-nav.ts'
import { trailOf } from './trail-of.ts'

const groups: WorkNavGroup[] = [
  { items: [{ to: '/operator', label: 'ホーム', icon: 'home' }] },
  { label: '対応', items: [{ to: '/operator/job_offers', under: '/operator/job_offers', label: '求人', icon: 'briefcase' }] },
]

const texts = (...given: Parameters<typeof trailOf>) => trailOf(...given).map(({ to, label }) => (to ? `${label as string} → ${to}` : label))

test('a part of the menu is the page itself, and leads nowhere', () => {
  expect(texts(groups, '/operator', undefined)).toEqual(['ホーム'])
  expect(texts(groups, '/operator/job_offers/', { here: '求人' })).toEqual(['対応', '求人'])
})

test('a page below a part leads back to it, and says its own name last', () => {
  const page = { above: [{ to: '/operator/companies/detail?id=1', label: '山田製作所' }], here: 'エンジニア' }
  expect(texts(groups, '/operator/job_offers/review', page)).toEqual([
    '対応',
    '求人 → /operator/job_offers',
    '山田製作所 → /operator/companies/detail?id=1',
    'エンジニア',
  ])
})

test('a part that the page names, too, stands once', () => {
  const page = { above: [{ to: '/operator/job_offers', label: '求人' }], here: 'エンジニア' }
  expect(texts(groups, '/operator/job_offers/review', page)).toEqual(['対応', '求人 → /operator/job_offers', 'エンジニア'])
})

test('a page that failed, or that no part leads to, says what is known of it', () => {
  expect(texts(groups, '/operator/job_offers/nothing', undefined)).toEqual(['対応', '求人 → /operator/job_offers'])
  expect(texts(groups, '/operator/account', { here: 'アカウント' })).toEqual(['アカウント'])
})
