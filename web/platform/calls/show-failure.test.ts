import { expect, test, vi } from 'vitest'
import { sentenceOf, showFailure } from './show-failure.ts'

function told(status: number | undefined) {
  const go = vi.fn<(address: string) => void>()
  const show = vi.fn<(message: string) => void>()
  showFailure({ status, sentence: '混み合っています。' }, { logoutUrl: 'https://accounts.example', here: '/message?page=2', go, show })
  return { went: go.mock.calls.flat(), shown: show.mock.calls.flat() }
}

test('the user reads the server’s own sentence', () => {
  expect(sentenceOf({ error: '入力内容を確認してください。' })).toBe('入力内容を確認してください。')
})

test.each([undefined, null, '<html>Bad Gateway</html>', {}, { error: '' }, { error: { stack: 'at' } }])(
  'a response without a sentence counts as a lost connection: %j',
  (body) => {
    expect(sentenceOf(body)).toBe('通信に失敗しました。しばらくしてからもう一度お試しください。')
  },
)

test.each([undefined, 403, 422, 503])('the user learns of a call that failed with %s', (status) => {
  expect(told(status)).toEqual({ went: [], shown: ['混み合っています。'] })
})

test('a user without a session gets to the sign-in page and back', () => {
  expect(told(401)).toEqual({ went: ['https://accounts.example/online/companies/?next=%2Fmessage%3Fpage%3D2'], shown: [] })
})
