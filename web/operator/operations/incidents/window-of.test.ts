import { expect, test } from 'vitest'
import { windowOf } from './window-of.ts'

const asked = (from: string, until: string, route = 'page /mypage') => windowOf(new URLSearchParams({ route, from, until }))

test('a window is two minutes of Japan, the later one last', () => {
  expect(asked('2026-11-21T10:00', '2026-11-21T10:01').window).toEqual({
    route: 'page /mypage',
    from_at: '2026-11-21T10:00:00+09:00',
    until_at: '2026-11-21T10:01:00+09:00',
  })
})

test.for([
  ['2026-02-31T10:00', '2026-11-21T10:00', ['from']],
  ['', '2026-11-21T25:00', ['from', 'until']],
  ['2026-11-21T10:00', '2026-11-21T10:00', ['until']],
  ['2026-11-21T10:00', '2026-11-20T10:00', ['until']],
] as const)('from %s until %s is no window, and each field that is wrong says so', ([from, until, fields]) => {
  const { window, issues } = asked(from, until)
  expect(window).toBeUndefined()
  expect(Object.keys(issues)).toEqual(fields)
})

test('before anything is asked, nothing is wrong', () => {
  expect(windowOf(new URLSearchParams())).toEqual({ issues: {} })
  expect(asked('2026-11-21T10:00', '2026-11-21T11:00', ' ').issues).toEqual({ route: '経路を入力してください。' })
})
