import { expect, test, vi } from 'vitest'
import { tellFailure } from './tell-failure.ts'

function told(failure: Parameters<typeof tellFailure>[0]) {
  const go = vi.fn<(address: string) => void>()
  const show = vi.fn<(message: string) => void>()
  tellFailure(failure, { logoutUrl: 'https://accounts.example', here: '/message?page=2', go, show })
  return { went: go.mock.calls.flat(), shown: show.mock.calls.flat() }
}

test('the server’s own sentence is shown as it is', () => {
  expect(told({ status: 422, body: { error: '入力内容を確認してください。' } })).toEqual({ went: [], shown: ['入力内容を確認してください。'] })
})

test.each([
  {},
  { status: 502, body: '<html>Bad Gateway</html>' },
  { status: 500, body: null },
  { status: 500, body: { error: '' } },
  { status: 500, body: { error: { stack: 'at' } } },
])('without one, the sentence about the connection is shown: %j', (failure) =>
  expect(told(failure)).toEqual({ went: [], shown: ['通信に失敗しました。しばらくしてからもう一度お試しください。'] }),
)

test('without a session, the way leads to the sign-in page and back', () => {
  expect(told({ status: 401, body: { error: 'ログインしてください。' } })).toEqual({
    went: ['https://accounts.example/online/companies/?next=%2Fmessage%3Fpage%3D2'],
    shown: [],
  })
})
