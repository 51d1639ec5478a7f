import { expect, test } from 'vitest'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { placesRead } from './places-read.ts'

const tokyo = { ...emptyJobContent, address: 13, prefectures: [13] }

test('the recruiter reads what the address and the station were understood as', () => {
  expect(placesRead({ ...tokyo, address2: '渋谷区渋谷2-1', nearest_station: 'JR山手線 渋谷駅 徒歩5分' })).toBe('市区町村：渋谷区／最寄り駅：渋谷駅（徒歩5分）')
  expect(placesRead({ ...tokyo, address2: 'しぶや2-1' })).toBe('市区町村：読み取れませんでした／最寄り駅：読み取れませんでした')
})

test('nothing is said before anything is written', () => expect(placesRead(tokyo)).toBe(null))
