import { expect, test } from 'vitest'
import { placesOfJob } from '#contract/jobs/places/places-of-job.ts'
import { postingOfSchema } from './formats/posting-of-schema.ts'
import { jobOfPosting } from './job-of-posting.ts'

const read = (job: object) =>
  jobOfPosting(postingOfSchema({ title: '営業', hiringOrganization: { name: '株式会社めばえ' }, description: '届けます。', ...job }), () => []).content

test('stated values count before texts', () => {
  expect(
    read({ baseSalary: { currency: 'JPY', value: { minValue: 6_000_000, unitText: 'YEAR' }, text: '月給 30万円' }, salaryManYen: { min: 620, max: 800 } }),
  ).toMatchObject({
    pay_unit: 'year',
    pay_min: 6_000_000,
    pay_max: null,
    min_salary: 620,
    max_salary: 800,
    salary: '月給 30万円',
  })
  expect(read({ baseSalary: { currency: 'JPY', value: { minValue: 700, maxValue: 900, unitText: 'YEAR' } } })).toMatchObject({
    pay_min: 7_000_000,
    min_salary: 700,
    max_salary: 900,
  })
})

test('another currency is stored in words only', () => {
  expect(read({ baseSalary: { currency: 'USD', value: { minValue: 100_000, maxValue: 120_000, unitText: 'YEAR' } } })).toMatchObject({
    pay_unit: null,
    min_salary: null,
    salary: '年収 100,000 USD〜120,000 USD',
  })
})

test('an hourly pay is reckoned with the hours and days of the posting', () => {
  expect(read({ baseSalary: { text: '時給 1,500円〜' }, workHours: '10:00〜16:00（休憩60分）\n週3日〜' })).toMatchObject({
    pay_unit: 'hour',
    pay_min: 1_500,
    min_salary: 117,
    min_week_work_days: 3,
  })
})

test('conditions of work are read where the posting states them, and stay unstated elsewhere', () => {
  expect(
    read({
      experienceRequirements: 'no requirements',
      tags: ['第二新卒歓迎'],
      annualHolidays: '125',
      workHours: '時短勤務可',
      jobBenefits: 'ストックオプションなし',
    }),
  ).toMatchObject({ inexperienced_ok: true, intended_for: [2], annual_holidays: 125, short_hours: true, stock_option: false })
  expect(read({ experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 } })).toMatchObject({
    inexperienced_ok: null,
    intended_for: [],
    annual_holidays: null,
    short_hours: null,
  })
})

test('fields that a page has only in its text are read under its headings', () => {
  expect(
    read({
      description:
        '届けます。\n【給与】\n月給 30万円〜40万円（固定残業代 5万円／30時間を含む。超過分は別途支給）\n【勤務時間】\n9:30〜18:30（休憩60分）\n【試用期間】\n3ヶ月（同条件）\n【休日・休暇】\n土日祝',
    }),
  ).toMatchObject({
    pay_min: 300_000,
    pay_max: 400_000,
    fixed_overtime: true,
    fixed_overtime_amount: 50_000,
    fixed_overtime_hours: 30,
    fixed_overtime_excess_paid: true,
    default_starting_time: '09:30',
    break_time: 60,
    trial_months: 3,
    trial_terms: '本採用と同じ条件です。',
    holiday: '土日祝',
  })
})

test('the whole address: first prefecture, street, building', () => {
  expect(
    read({ jobLocation: { raw: '京都オフィス：〒600-0000 京都府京都市下京区東塩小路1-2 めばえビル5階\n東京オフィス：東京都中央区八丁堀2-1' } }),
  ).toMatchObject({
    prefectures: [26, 13],
    address: 26,
    address2: '京都市下京区東塩小路1-2',
    address3: 'めばえビル5階／東京オフィス：東京都中央区八丁堀2-1',
  })
})

test('every workplace of a posting with several is where a search finds the job', () => {
  const place = (addressRegion: string, addressLocality: string, streetAddress: string) => ({
    '@type': 'Place',
    address: { addressRegion, addressLocality, streetAddress },
  })
  const jobLocation = [place('東京都', '渋谷区', '道玄坂1-1'), place('大阪府', '大阪市北区', '梅田1-1'), place('福岡県', '福岡市中央区', '天神1-1')]
  const content = read({ jobLocation })
  expect(content).toMatchObject({ prefectures: [13, 27, 40], address2: '渋谷区道玄坂1-1', address3: '／大阪府大阪市北区梅田1-1／福岡県福岡市中央区天神1-1' })
  expect(
    placesOfJob({ address: 13, prefectures: [13, 27, 40], nearest_station: '', address2: content.address2 ?? '', address3: content.address3 ?? '' }),
  ).toMatchObject({ municipalities: ['13113', '27127', '40133'] })
  expect(read({ jobLocation: { raw: '2-1 Dogenzaka, Shibuya' } })).toMatchObject({ prefectures: [13], address: 13 })
})

test.each([
  '<p>',
  '<p ',
  '<ul><li>',
  '&amp;',
  ' \n',
  '（固定残業',
  '1万〜',
  '月給 1',
  '9,',
  '【給与】\n',
  '東京',
  'リモート',
  '10:00〜',
  '試用期間',
  '株式会社',
])('ninety thousand characters of "%s" are read in bounded time', (bit) => {
  const text = bit.repeat(90_000 / bit.length)
  expect(
    read({
      description: text,
      baseSalary: { text },
      workHours: text,
      jobBenefits: text,
      probation: text,
      jobLocation: { raw: text },
      employmentTypeText: text,
    }),
  ).toBeDefined()
})

test('the lines of a place that lead from its stations are its nearest stations, where these are not stated with their minutes', () => {
  const raw = '東京都千代田区永田町2丁目17-3\n\nアクセス\n赤坂見附駅 徒歩4分\n永田町駅    徒歩4分\n\n【変更の範囲：会社の定める場所】'
  expect(read({ jobLocation: { raw }, nearestStation: '赤坂見附駅' }).nearest_station).toBe('赤坂見附駅 徒歩4分、永田町駅 徒歩4分')
  expect(read({ jobLocation: { raw }, nearestStation: '永田町駅 徒歩２分' }).nearest_station).toBe('永田町駅 徒歩２分')
  expect(read({ jobLocation: { raw: '東京都港区' }, nearestStation: '新橋駅' }).nearest_station).toBe('新橋駅')
})
