import { expect, test } from 'vitest'
import { besidesActs } from './besides-acts.ts'
import type { PaletteEntry } from './palette-entry.ts'

const entry = (label: string, to = '/'): PaletteEntry => ({ key: `${label} ${to}`, label, to, icon: 'plus' })

test('what the open page offers itself is listed once, as its own act', () => {
  const groups = [
    { key: 'recent', name: '最近', entries: [entry('求人を作成'), entry('求人')] },
    { key: 'create', name: '作成', entries: [entry('求人を作成'), entry('ストーリーを作成')] },
  ]
  expect(besidesActs(groups, [entry('求人を作成', '')]).map(({ entries }) => entries.map(({ label }) => label))).toEqual([['求人'], ['ストーリーを作成']])
  expect(besidesActs(groups, [])).toEqual(groups)
})
