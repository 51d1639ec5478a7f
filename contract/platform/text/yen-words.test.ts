import { expect, test } from 'vitest'
import { yenWords } from './yen-words.ts'

test('large sums are parted at 億 and 万', () => {
  expect([0, 900, 61_000, 451_600, 10_000, 100_000_000, 120_000_000, 1_230_004_500].map(yenWords)).toEqual([
    '0円',
    '900円',
    '6万1,000円',
    '45万1,600円',
    '1万円',
    '1億円',
    '1億2,000万円',
    '12億3,000万4,500円',
  ])
})
