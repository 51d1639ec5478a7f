import { expect, test } from 'vitest'
import { lookupTableNames, type Lookups } from '#contract/platform/lookups/lookups.ts'
import { countedAtFirst, countedInFolds, filterGroups } from './filter-groups.ts'

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

test('a group with a switch counts the jobs that have it, and steps are offered as a code table is', () => {
  const groups = filterGroups(
    { stock_option: true, annual_holidays: [120] },
    { stock_option: [{ id: 1, count: 4 }], annual_holidays: [{ id: 120, count: 3 }] },
    lookups,
  )
  const { switches, shown } = groupOf('annual_holidays', groups)!
  expect(switches).toEqual([{ parameter: 'stock_option', name: 'ストックオプションあり', count: 4, chosen: true }])
  expect(shown.find(({ id }) => id === 120)).toEqual({ id: 120, name: '年間休日120日以上', count: 3, chosen: true })
})

test('what a fold hides is counted when it opens, and a fold with a choice is open', () => {
  expect(countedAtFirst({})).not.toContain('skill_types')
  expect(countedInFolds({})).toEqual(expect.arrayContaining(['skill_types', 'stock_option', 'annual_holidays']))
  expect(countedAtFirst({ stock_option: true })).toEqual(expect.arrayContaining(['stock_option', 'annual_holidays']))
  expect(countedInFolds({ stock_option: true })).not.toContain('annual_holidays')
})

test('a value that was not counted has no count', () => {
  const [option] = groupOf('employee_range', filterGroups({}, {}, { ...lookups, employee_range: named(2) }))!.shown
  expect(option).toEqual({ id: 1, name: '1', count: null, chosen: false })
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
