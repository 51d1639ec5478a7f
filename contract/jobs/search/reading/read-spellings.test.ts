import { expect, test } from 'vitest'
import { spelledReading } from './testing.ts'

test.each([
  ['年収 六百万以上', 'min_salary=600 |'],
  ['月３０万円～', 'min_salary=360 |'],
  ['年収600-800万', 'min_salary=600 |'],
  ['8百万', 'min_salary=800 |'],
  ['年収3百万', 'min_salary=300 |'],
  ['時給千五百円', 'hourly_wage=1500 |'],
  ['固定給30万', 'min_salary=360 |'],
  ['社員数30人', 'employee_range=2 |'],
  ['従業員数：100名', 'employee_range=4 |'],
  ['従業員1000人以上', 'employee_range=5 |'],
  ['社員数11〜30名', 'employee_range=2 |'],
  ['フルリモ 週休3日', 'remote=2 week_days=4 |'],
  ['未経験 エンジニア 東京', 'inexperienced_ok=true prefectures=13 | エンジニア'],
])('pay, sizes and ways of working: %s', (typed, said) => expect(spelledReading(typed)).toBe(said))

test.each([
  ['engineer tokyo', 'prefectures=13 | engineer'],
  ['remote designer shibuya', 'remote=1,2 places=13113,渋谷駅 | designer'],
  ['Product Manager, Tokyo', 'prefectures=13 | Product Manager'],
  ['software engineer jobs in Osaka, Japan', 'prefectures=27 | software engineer'],
  ['shinjuku station', 'places=新宿駅 |'],
  ['Minato-ku', 'places=13103,23111,27107 |'],
  ['Osaka City', 'places=27100 |'],
  ['yokohama', 'places=14100,横浜駅 |'],
  ['Ōsaka', 'prefectures=27 |'],
  ['designer/fukuoka', 'prefectures=40 | designer'],
  ['part-time', 'employment_types=4 |'],
  ['Full Time', 'employment_types=1 |'],
  ['internship tokyo', 'employment_types=5 prefectures=13 |'],
  ['new grad engineer', 'intended_for=1 | engineer'],
])('Latin letters: %s', (typed, said) => expect(spelledReading(typed)).toBe(said))

// Read wrongly is worse than not read: these stay words.
test.each([
  '年収300万以下',
  '日給1万円以上',
  '1000万プレイヤー',
  '500万DL',
  '部下30人',
  '300人以下',
  'リモートなし',
  '東京以外',
  '業界未経験',
  'react saga',
  'tokyoite',
  'fuse',
  'machine learning in production',
  'jobs',
  '20代',
  '土日のみ',
  '賞与年2回',
  '残業20時間以内',
  '5年以上',
  '経験3年',
])('%s stays words', (typed) => expect(spelledReading(typed)).toBe(`| ${typed}`))
