import { expect, test } from 'vitest'
import { figuresOf, lostFrom, worseThan } from './kept-figures.ts'

const printed = [
  '2 × CPU',
  '| page | requests/s | CPU ms/request |',
  '|---|--:|--:|',
  '| bare, 1,234 bytes | 9,000 | 0.05 |',
  '| **search** | 1,000 | **1.25** |',
].join('\n')
const kept = (value: number) => [{ bench: 'pages', name: 'search: CPU', value, commit: 'aaaaaaa', date: '', machine: '', yardstick: 100 }]
const now = (value: number) => [{ bench: 'pages', name: 'search: CPU', value }]

test('the columns asked for are read from what a bench printed', () => {
  expect(figuresOf('pages', printed, /^CPU/)).toEqual([
    { bench: 'pages', name: 'bare: CPU ms/request', value: 0.05 },
    { bench: 'pages', name: 'search: CPU ms/request', value: 1.25 },
  ])
})

test('more than a fifth is worse, a fifth is not', () => {
  expect(worseThan(kept(1), now(1.2), 100)).toEqual([])
  expect(worseThan(kept(1), now(1.3), 100)).toMatchObject([{ name: 'search: CPU', value: 1.3, expected: 1 }])
})

test('on a machine that takes twice as long for the yardstick, twice the CPU is no worse', () => {
  expect(worseThan(kept(1), now(2), 200)).toEqual([])
})

test('a figure that was never kept is new, not worse', () => {
  expect(worseThan(kept(1), [{ bench: 'pages', name: 'list: CPU', value: 9 }], 100)).toEqual([])
})

test('bytes and counts are what they are on every machine, and one fault is worse than none', () => {
  const asKept = (name: string, value: number) => [{ ...kept(value)[0]!, name }]
  expect(worseThan(asKept('search: kB', 10), [{ bench: 'pages', name: 'search: kB', value: 13 }], 200)).toHaveLength(1)
  expect(worseThan(asKept('faults', 0), [{ bench: 'pages', name: 'faults', value: 1 }], 100)).toHaveLength(1)
  expect(worseThan(asKept('faults', 0), [{ bench: 'pages', name: 'faults', value: 0 }], 100)).toEqual([])
})

test('a kept figure that its bench no longer prints is named, not passed over', () => {
  expect(lostFrom(kept(1), [{ bench: 'pages', name: 'search: ms of CPU', value: 9 }], new Set(['pages']))).toHaveLength(1)
  expect(lostFrom(kept(1), [], new Set(['search']))).toEqual([])
})
