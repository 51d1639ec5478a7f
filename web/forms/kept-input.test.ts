import { afterEach, expect, test, vi } from 'vitest'
import { keptInput } from './kept-input.ts'

const DAY = 86_400_000
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
afterEach(() => kept.clear())

test('what was typed comes back until it is saved', () => {
  keptInput.write('visitor:signs', [['email', 'chihiro@candidate.example']])
  expect(keptInput.read('visitor:signs')).toEqual([['email', 'chihiro@candidate.example']])
  expect(keptInput.read('another:signs')).toBeUndefined()
  keptInput.forget('visitor:signs')
  expect(keptInput.read('visitor:signs')).toBeUndefined()
})

test('after a month it is worth nothing', () => {
  keptInput.write('visitor:signs', [['name', '千紘']], 0)
  expect(keptInput.read('visitor:signs', 29 * DAY)).toBeDefined()
  expect(keptInput.read('visitor:signs', 31 * DAY)).toBeUndefined()
})

test('a browser that forbids storage loses nothing but this', () => {
  kept.set('kept-input:visitor:signs', 'no JSON')
  expect(keptInput.read('visitor:signs')).toBeUndefined()
})
