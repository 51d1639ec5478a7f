import { expect, test } from 'vitest'
import { isOverseas } from './is-overseas.ts'

test.each(['USA', 'US', 'Berlin, Germany', 'Arlington, TX', 'シンガポール', '海外', 'Opole, PL'])('%s is overseas', (place) => {
  expect(isOverseas(place)).toBe(true)
})

test.each(['JP', 'Tokyo, Japan', '東京都渋谷区', 'Remote', '', '日本'])('%s is not known to be', (place) => {
  expect(isOverseas(place)).toBe(false)
})
