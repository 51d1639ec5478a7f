import { data, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { toasts } from '../calls/toasts.ts'
import { reachServer } from './reach-server.ts'

const send = (answer: () => unknown, signal?: AbortSignal) =>
  reachServer({
    request: new Request('https://mebae.example/', { method: 'POST', body: new URLSearchParams({ form: 'favorite', job_id: '7' }), signal: signal ?? null }),
    serverAction: async <Result>() => answer() as Result as never,
  })
const fails = (error: unknown) => () => {
  throw error
}

test('what the server answers is passed on; what it refuses loads nothing again', async () => {
  expect(await send(() => ({ saved: true }))).toEqual({ saved: true })
  expect(await send(() => ({ saved: false }))).toEqual(data({ saved: false }, 422))
})

test('where the server is out of reach, or fails, what was entered is kept and the person is told', async () => {
  for (const error of [new TypeError('Failed to fetch'), new Error('Unexpected Server Error')])
    expect(await send(fails(error))).toMatchObject({
      data: {
        saved: false,
        form: 'favorite',
        values: { job_id: '7' },
        refusal: { sentence: '通信に失敗しました。しばらくしてからもう一度お試しください。' },
      },
      init: { status: 503 },
    })
  expect(toasts.take()).toMatchObject([{ type: 'error' }, { type: 'error' }])
})

test('what a second press took the place of is not told as a failure', async () => {
  const aborted = new DOMException('aborted', 'AbortError')
  await expect(send(fails(aborted), AbortSignal.abort())).rejects.toBe(aborted)
  expect(toasts.take()).toEqual([])
})

test('the way to another page is gone', async () => {
  const way = redirect('/')
  await expect(send(fails(way))).rejects.toBe(way)
})
