import { expect, test } from 'vitest'
import { companyLine } from '#web/companies/company-line.ts'
import { jobTags } from './job-tags.ts'

const lookups = {
  employment_types: [
    { id: 1, name: '正社員' },
    { id: 3, name: '業務委託・副業' },
  ],
  remote: [
    { id: 0, name: '出社のみ' },
    { id: 1, name: '一部リモート可' },
  ],
  prefectures: [
    { id: 13, name: '東京都' },
    { id: 14, name: '神奈川県' },
    { id: 27, name: '大阪府' },
  ],
  company_categories: [{ id: 8, name: 'SaaS' }],
  phase: [{ id: 2, name: 'ミドル期(ビジネスモデル確立)' }],
}
const job = {
  employment_types: [1],
  remote: 1,
  flex: false,
  discretionary_work: false,
  address: 13,
  address2: '台東区蔵前1-2-3',
  prefectures: [13],
  min_week_work_days: 5,
  trial_months: null,
}

test('the place is the prefecture and the city, without the street', () => {
  expect(jobTags(job, lookups)).toEqual(['正社員', '一部リモート可', '東京都台東区'])
  expect(jobTags({ ...job, address: 14, prefectures: [14], address2: '横浜市西区みなとみらい2-3' }, lookups)).toContain('神奈川県横浜市西区')
})

test('several places are the first and the number of the others', () => {
  expect(jobTags({ ...job, prefectures: [13, 14, 27] }, lookups)).toContain('東京都ほか2')
  expect(jobTags({ ...job, prefectures: Array.from({ length: 47 }, (_, at) => at + 1) }, lookups)).toContain('全国')
})

test('unusual working hours are named, too', () => {
  const tags = jobTags(
    {
      ...job,
      flex: true,
      discretionary_work: true,
      employment_types: [1, 3],
      min_week_work_days: 2,
      trial_months: 3,
      address: null,
      address2: '',
      prefectures: [],
    },
    lookups,
  )
  expect(tags).toEqual(['正社員', '業務委託・副業', '一部リモート可', 'フレックス', '裁量労働制', '週2日から', '試用期間3か月'])
})

test('a company is one line, without unknown parts', () => {
  const company = { category_ids: [8, 9], features: ['ミドル期(ビジネスモデル確立)', '英語を活かせる'], employee_count: 1200, employee_range: '101名以上' }
  expect(companyLine(company, lookups)).toBe('SaaS・ミドル期・1,200名')
  expect(companyLine({ ...company, category_ids: [], features: [], employee_count: null }, lookups)).toBe('101名以上')
})
