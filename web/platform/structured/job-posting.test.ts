import { describe, expect, test } from 'vitest'
import type { Job } from '#contract/jobs/postings/jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { jobPosting } from './job-posting.ts'

const site = 'https://mebae.example'
const lookups = {
  prefectures: [
    { id: 13, name: '東京都' },
    { id: 26, name: '京都府' },
    { id: 48, name: '海外' },
  ],
  skill_types: [{ id: 1, name: 'Go' }],
  job_fields: [{ id: 16, name: 'サーバーサイドエンジニア' }],
} as Lookups
const company = { name: '株式会社ミナモログ', logo: '/demo/pictures/companies/1/logo.svg', url: 'https://minamo.example/' }
const job = {
  id: 7,
  position: 'サーバーサイドエンジニア',
  position_title: 'サーバーサイドエンジニア（水道）',
  tagline: '水を聴く',
  description: '■仕事\n・<開発>\n\n・一つ\n・二つ',
  character: '',
  required_skills: 'Goの経験',
  skill_types: [1],
  job_field: [{ id: 16, name: 'サーバーサイドエンジニア' }],
  employment_types: [1],
  remote: 1,
  prefectures: [13, 26],
  address: 13,
  address2: '台東区蔵前',
  address3: '1-2-3',
  min_salary: 620,
  max_salary: 880,
  pay_unit: null,
  pay_min: null,
  pay_max: null,
  published_at: '2026-11-01T09:00:00+09:00',
  confirmed_at: '2026-11-20T09:00:00+09:00',
  reference_number: null,
  treatment: '書籍代',
  default_starting_time: '10:00',
  default_ending_time: '19:00',
} as unknown as Job
const read = (change: Partial<Job> = {}) => jobPosting({ ...job, ...change }, company, lookups, site)

// https://developers.google.com/search/docs/appearance/structured-data/job-posting
const required = ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']
const recommended = ['validThrough', 'employmentType', 'identifier', 'baseSalary', 'directApply']

describe('a posting', () => {
  test.each([...required, ...recommended])('has its %s', (property) => expect(read()).toHaveProperty(property))

  test('asks for no experience where the company says so, and leaves it out otherwise', () => {
    expect(read({ inexperienced_ok: true })).toHaveProperty('experienceRequirements', 'no requirements')
    expect(read({ inexperienced_ok: null })).not.toHaveProperty('experienceRequirements')
    expect(read({ inexperienced_ok: false })).not.toHaveProperty('experienceRequirements')
  })

  test('names every workplace, the first with its street', () => {
    expect(read()).toHaveProperty('jobLocation', [
      {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressCountry: 'JP', addressRegion: '東京都', addressLocality: '台東区蔵前', streetAddress: '1-2-3' },
      },
      { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'JP', addressRegion: '京都府' } },
    ])
  })

  test('is remote only when the employee never has to come in', () => {
    expect(read()).not.toHaveProperty('jobLocationType')
    expect(read({ remote: 2 })).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'Japan' } })
  })

  test('ends 45 days after the company confirmed it', () => expect(read()).toHaveProperty('validThrough', '2027-01-04T00:00:00.000Z'))

  test('states the pay in yen by the given unit, and invents no upper bound', () => {
    expect(read()).toHaveProperty('baseSalary.value', { '@type': 'QuantitativeValue', unitText: 'YEAR', minValue: 6_200_000, maxValue: 8_800_000 })
    expect(read({ pay_unit: 'hour', pay_min: 4500, pay_max: null })).toHaveProperty('baseSalary.value', {
      '@type': 'QuantitativeValue',
      unitText: 'HOUR',
      minValue: 4500,
    })
    expect(read({ min_salary: null, max_salary: null })).not.toHaveProperty('baseSalary')
  })

  test('carries its text as safe HTML', () => {
    expect(read()).toHaveProperty('description', '<p>水を聴く</p><p>■仕事</p><ul><li>&lt;開発&gt;</li></ul><ul><li>一つ</li><li>二つ</li></ul>')
  })

  test.each([
    [1, 'FULL_TIME'],
    [2, 'TEMPORARY'],
    [3, 'CONTRACTOR'],
    [4, 'PART_TIME'],
    [5, 'INTERN'],
  ])('of type %i is %s', (id, type) => {
    expect(read({ employment_types: [id] })).toHaveProperty('employmentType', [type])
  })

  test('has the number that its company gave it as its identifier', () => {
    expect(read({ reference_number: 'A-1' })).toHaveProperty('identifier', { '@type': 'PropertyValue', name: company.name, value: 'A-1' })
  })
})
