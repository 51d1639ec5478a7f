import { expect, test } from 'vitest'
import { matchingEntries } from './matching-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'

const entry = (label: string, words?: string): PaletteEntry => ({ key: label, label, to: '/', icon: 'home', ...(words && { words }) })
const labels = (entries: PaletteEntry[]) => entries.map(({ label }) => label)
const entries = [entry('すべての求人'), entry('求人の審査'), entry('求人'), entry('Webhook'), entry('メンバーと役割', '招待 権限')]

test('the entry that is called so comes first, then those that begin so, then those that hold it', () => {
  expect(labels(matchingEntries(entries, '求人'))).toEqual(['求人', '求人の審査', 'すべての求人'])
})

test('width, case and kana make no difference, and other words of an entry count', () => {
  expect(labels(matchingEntries(entries, 'ｗｅｂＨＯＯＫ'))).toEqual(['Webhook'])
  expect(labels(matchingEntries(entries, 'めんばー'))).toEqual(['メンバーと役割'])
  expect(labels(matchingEntries(entries, 'メンバー 招待'))).toEqual(['メンバーと役割'])
})

test('nothing typed leaves all, and signs alone leave none', () => {
  expect(matchingEntries(entries, ' ')).toEqual(entries)
  expect(matchingEntries(entries, '・')).toEqual([])
})
