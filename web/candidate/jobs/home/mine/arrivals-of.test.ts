import { expect, test } from 'vitest'
import { arrivalsOf } from './arrivals-of.ts'

const nobody = { unread_message_count: 0, unread_favorite_by_company_count: 0, unread_notification_count: 0, typeform_ids: [] }
const nothing = { favorited: [], visits: { names: [], isMore: false }, requests: [], saved: [] }
const lines = (counts: Partial<Parameters<typeof arrivalsOf>[0]>, mine: Partial<Parameters<typeof arrivalsOf>[1]> = {}) =>
  arrivalsOf({ ...nobody, ...counts }, { ...nothing, ...mine }).map(({ label, detail, count, isNew }) => [label, detail, count, isNew ? 'new' : ''].join('|'))

test('a candidate with nothing new sees no line', () => {
  expect(lines({})).toEqual([])
  expect(lines({}, { saved: [{ id: 1, name: '東京の営業', waiting_count: 0, to: '/job_offer/search' }] })).toEqual([])
})

test('a line names one company and counts the others', () => {
  expect(lines({ unread_favorite_by_company_count: 3 }, { favorited: ['山田製作所', '佐藤農園', '田中水産'] })).toEqual([
    'あなたに「気になる」を送った企業|山田製作所 ほか2件|新着 3件|new',
  ])
  expect(lines({ unread_favorite_by_company_count: 1 }, { favorited: ['山田製作所'] })).toEqual(['あなたに「気になる」を送った企業|山田製作所|新着 1件|new'])
})

test('visits, requests and questionnaires are no news', () => {
  expect(lines({ typeform_ids: ['first'] }, { visits: { names: ['山田製作所'], isMore: true }, requests: ['興味のあること'] })).toEqual([
    '追記のリクエスト|興味のあること|1件|',
    '足あと|山田製作所|この7日 1社以上|',
    'アンケート||1件|',
  ])
})

test('each saved search with new jobs links to its jobs', () => {
  const saved = [
    { id: 1, name: '東京の営業', waiting_count: 2, to: '/job_offer/search?prefectures=13' },
    { id: 2, name: '京都', waiting_count: 0, to: '/job_offer/search?prefectures=26' },
  ]
  expect(arrivalsOf(nobody, { ...nothing, saved })).toMatchObject([
    { to: '/job_offer/search?prefectures=13', detail: '東京の営業', count: '新着 2件', isNew: true },
  ])
})
