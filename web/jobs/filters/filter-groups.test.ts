import { expect, test } from 'vitest'
import { lookupTableNames, type Lookups } from '#contract/platform/lookups/lookups.ts'
import { filterGroups } from './filter-groups.ts'

const named = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `${at + 1}` }))
const lookups: Lookups = { ...(Object.fromEntries(lookupTableNames.map((name) => [name, []])) as unknown as Lookups), remote: named(2), prefectures: named(8) }
const groupOf = (parameter: string, groups: ReturnType<typeof filterGroups>) => groups.find((group) => group.parameter === parameter)

test('every value has its count, one without jobs stays with zero, and the chosen ones are marked', () => {
  const groups = filterGroups({ remote: [2] }, { remote: [{ id: 2, count: 7 }] }, lookups)
  expect(groupOf('remote', groups)?.shown).toEqual([
    { id: 1, name: '1', count: 0, chosen: false },
    { id: 2, name: '2', count: 7, chosen: true },
    { id: 9, name: '記載なし', count: 0, chosen: false },
  ])
})

test('a long table shows its most frequent values, and the rest keeps its order', () => {
  const groups = filterGroups(
    {},
    {
      prefectures: [
        { id: 8, count: 5 },
        { id: 6, count: 9 },
      ],
    },
    lookups,
  )
  expect(groupOf('prefectures', groups)?.shown.map(({ id }) => id)).toEqual([6, 8, 1, 2, 3])
  expect(groupOf('prefectures', groups)?.more.map(({ id }) => id)).toEqual([4, 5, 7])
})
