import { expect, test } from 'vitest'
import { japanMoment } from './japan-moment.ts'

test('a field that was left alone keeps its seconds', () => {
  expect(japanMoment.ofField('2026-11-23T09:00', '2026-11-23T09:00:41+09:00')).toBe('2026-11-23T09:00:41+09:00')
  expect(japanMoment.ofField('2026-11-23T09:01', '2026-11-23T09:00:41+09:00')).toBe('2026-11-23T09:01:00+09:00')
})

test.for(['a\0b', 'ftp://example.com/', '9999-99-99', ''])('what the field was is no moment: %j', (was) => {
  expect([japanMoment.ofField('', was), japanMoment.ofField('2026-11-23T09:00', was)]).toEqual([null, '2026-11-23T09:00:00+09:00'])
})
