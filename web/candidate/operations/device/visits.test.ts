import { expect, test } from 'vitest'
import { countVisits } from './visits.ts'

function counter() {
  const kept = new Map<string, string>()
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) }
  return { kept, count: (time: string) => countVisits(storage, new Date(time)) }
}

test('pages within half an hour are one visit, however many they are', () => {
  const { count } = counter()
  expect(['2026-11-27T10:00:00Z', '2026-11-27T10:20:00Z', '2026-11-27T10:45:00Z'].map(count)).toEqual([1, 1, 1])
})

test('a visit begins after half an hour, and on another day in Japan', () => {
  const { count } = counter()
  expect(['2026-11-27T10:00:00Z', '2026-11-27T10:31:00Z', '2026-11-27T14:55:00Z', '2026-11-27T15:05:00Z'].map(count)).toEqual([1, 2, 3, 4])
})

test('a corrupt count begins again', () => {
  const { kept, count } = counter()
  kept.set('device-visits', '{')
  expect(count('2026-11-27T10:00:00Z')).toBe(1)
})
