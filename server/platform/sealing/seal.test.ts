import { expect, test } from 'vitest'
import { open, seal } from './seal.ts'

test('a sealed value opens to the original, and sealing twice gives different texts', () => {
  const one = seal('東京都千代田区 1-2-3')
  expect(open(one)).toBe('東京都千代田区 1-2-3')
  expect(seal('東京都千代田区 1-2-3')).not.toBe(one)
  expect(one).not.toContain('東京')
})

test('nothing stays nothing', () => {
  expect(seal('')).toBeNull()
  expect(open(seal(null))).toBeNull()
})

test('a changed sealed text is detected', () => {
  const [version, body = '', id] = seal('090-1234-5678')!.split('.')
  const changed = body.slice(0, -2) + (body.endsWith('AA') ? 'BB' : 'AA')
  expect(() => open([version, changed, id].join('.'))).toThrow(/unable to authenticate/i)
  expect(() => open([version, body, 'AAAAAAAA'].join('.'))).toThrow('sealed with a key that is not here')
})
