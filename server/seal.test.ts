import { expect, test } from 'vitest'
import { open, seal } from './seal.ts'

test('what is sealed comes out as it went in, and twice the same looks different', () => {
  const one = seal('東京都千代田区 1-2-3')
  expect(open(one)).toBe('東京都千代田区 1-2-3')
  expect(seal('東京都千代田区 1-2-3')).not.toBe(one)
  expect(one).not.toContain('東京')
})

test('nothing stays nothing', () => {
  expect(seal('')).toBeNull()
  expect(open(seal(null))).toBeNull()
})

test('whoever changes a sealed text is found out', () => {
  const sealed = seal('090-1234-5678')!
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  expect(() => open(changed)).toThrow(/unable to authenticate/i)
})
