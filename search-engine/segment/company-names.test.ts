import { expect, test } from 'vitest'
import { CompanyNames } from './company-names.ts'

const names = ['株式会社メバエ', 'メバエ', '', 'バエ商会', 'ラボ', 'メメメ']
const nameOf = Uint32Array.from({ length: 70 }, (_, doc) => (doc * 7) % names.length)

test.each(['メバエ', 'バエ', 'メ', 'メメ', '株', 'ラボ', 'ない', 'エバ', '会'])(
  'the jobs of companies with %s in their names are found, over no two names',
  (part) => {
    const words = new Uint32Array(3)
    new CompanyNames(names, nameOf).add(part, words)
    const found = [...nameOf.keys()].filter((doc) => ((words[doc >>> 5]! >>> (doc & 31)) & 1) === 1)
    expect(found).toEqual([...nameOf.keys()].filter((doc) => names[nameOf[doc]!]!.includes(part)))
  },
)

test('of no companies none is found', () => {
  const words = new Uint32Array(1)
  new CompanyNames([], new Uint32Array(0)).add('メ', words)
  expect([...words]).toEqual([0])
})
