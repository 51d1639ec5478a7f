import { expect, test } from 'vitest'
import { backupNames } from './backup-names.ts'
import { oldBackups } from './old-backups.ts'

const DAY = 86_400_000
const now = new Date('2026-11-23T18:15:00Z')
/** One backup each day at 3:15 in Japan, the oldest first. */
const daily = Array.from({ length: 400 }, (_, ago) => backupNames.of(new Date(now.getTime() - ago * DAY))).toReversed()
const leftOf = (rule: Omit<Parameters<typeof oldBackups>[1], 'now'>, names = daily) => {
  const old = new Set(oldBackups(names, { ...rule, now }))
  return names.filter((name) => !old.has(name)).map((name) => name.slice(6, 14))
}

test('without a rule everything stays for its days', () => {
  expect(leftOf({ days: 30, keep: undefined })).toHaveLength(30)
})

test('the newest of each of the last days, weeks and months stays, by the calendar of Japan', () => {
  // By name in UTC; the 24th of November 2026, a Tuesday in Japan, is named 20261123-18….
  expect(leftOf({ days: 372, keep: { d: 7, w: 4, m: 12 } })).toEqual(
    [
      ['20251230', '20260130', '20260227', '20260330', '20260429', '20260530', '20260629', '20260730', '20260830', '20260929'],
      ['20261030', '20261107', '20261114'],
      ['20261117', '20261118', '20261119', '20261120', '20261121', '20261122', '20261123'],
    ].flat(),
  )
})

test('nothing is kept for longer than what /privacy says', () => {
  const left = leftOf({ days: 20, keep: { m: 12 } })
  expect(left).toEqual(['20261123'])
  expect(leftOf({ days: 31, keep: { m: 12 } })).toEqual(['20261030', '20261123'])
})

test('of several in a day the newest stays, and the newest of all always does', () => {
  const names = ['2026-11-22T00:00:00Z', '2026-11-22T06:00:00Z', '2026-11-22T12:00:00Z', '2026-11-22T15:00:00Z'].map((at) => backupNames.of(new Date(at)))
  // The last one is of the 23rd in Japan.
  expect(oldBackups(names, { days: 30, keep: { d: 7 }, now })).toEqual(names.slice(0, 2))
  expect(oldBackups(names, { days: 30, keep: {}, now })).toEqual(names.slice(0, 3))
})
