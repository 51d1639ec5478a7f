import { expect, test } from 'vitest'
import { retryOnce } from '../api/api.ts'

const at = Date.parse('2026-11-21T10:00:00Z')

function server(...answers: (Response | Error)[]) {
  const waits: number[] = []
  let calls = 0
  const call = retryOnce(
    async () => {
      const answer = answers[Math.min(calls++, answers.length - 1)]!
      if (answer instanceof Error) throw answer
      return answer.clone()
    },
    { wait: async (milliseconds) => void waits.push(milliseconds), now: () => at, random: () => 0 },
  )
  const ask = (method = 'GET', init: RequestInit = {}) => call(new Request('https://mebae.example/', { method, ...init }))
  return { ask, waits, calls: () => calls }
}

const answer = (status: number, headers?: HeadersInit) => new Response(null, { status, headers })

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read is tried a second time after a %i', async (status) => {
  const { ask, calls, waits } = server(answer(status), answer(200))
  expect((await ask()).status).toBe(200)
  expect(calls()).toBe(2)
  expect(waits).toEqual([300])
})

test('the second failure is passed on', async () => {
  const { ask, calls } = server(answer(503))
  expect((await ask()).status).toBe(503)
  expect(calls()).toBe(2)
})

test.each([400, 401, 403, 404, 422, 501])('a %i is an answer, not a failure', async (status) => {
  const { ask, calls } = server(answer(status))
  expect((await ask()).status).toBe(status)
  expect(calls()).toBe(1)
})

test.each(['PATCH', 'POST', 'PUT', 'DELETE'])('%s is never repeated', async (method) => {
  const { ask, calls } = server(answer(503))
  expect((await ask(method)).status).toBe(503)
  expect(calls()).toBe(1)
})

test('a read is tried a second time when the network fails for a moment', async () => {
  const { ask, calls } = server(new TypeError('fetch failed'), answer(200))
  expect((await ask()).status).toBe(200)
  expect(calls()).toBe(2)
})

test('a request that the caller aborted is not repeated', async () => {
  const { ask, calls } = server(new DOMException('given up', 'AbortError'))
  await expect(ask('GET', { signal: AbortSignal.abort() })).rejects.toThrow('given up')
  expect(calls()).toBe(1)
})

test.each([
  ['2', 2_000],
  ['Sat, 21 Nov 2026 10:00:04 GMT', 4_000],
  ['Sat, 21 Nov 2026 09:59:00 GMT', 0],
  ['soon', 300],
])('Retry-After %s is waited for', async (retryAfter, milliseconds) => {
  const { ask, waits } = server(answer(503, { 'Retry-After': retryAfter }), answer(200))
  await ask()
  expect(waits).toEqual([milliseconds])
})

test('a read is not repeated when the server asks for a minute', async () => {
  const { ask, calls } = server(answer(429, { 'Retry-After': '60' }))
  expect((await ask()).status).toBe(429)
  expect(calls()).toBe(1)
})

test('retries add at most a tenth to the requests of users when a server stays down', async () => {
  const { ask, calls } = server(answer(503))
  for (let people = 0; people < 1_000; people++) await ask()
  expect(calls()).toBeLessThanOrEqual(1_000 + 100 + 3)
  expect(calls()).toBeGreaterThan(1_050)
})
