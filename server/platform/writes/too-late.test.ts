import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { test } from '../database/testing.ts'
import { addCandidate, contextOf, noPages } from '#server/testing.ts'

test('a write that was answered as too slow is not made afterwards, and may be sent again', async ({ db }) => {
  const { cookie } = await addCandidate(db)
  const app = createApp(await contextOf(db), noPages)
  const ask = async (signal?: AbortSignal) => {
    const request = requestOf(
      'POST /candidate_users/saved_searches/',
      { body: { name: '東京の営業', search: { prefectures: [13] } } },
      { cookie, 'idempotency-key': 'one' },
    )
    return (await app.request(...request, signal ? { signal } : {})).status
  }
  expect(await ask(AbortSignal.abort())).toBe(503)
  expect(await db.selectFrom('saved_searches').select('name').execute()).toEqual([])
  expect(await ask()).toBe(200)
  expect(await db.selectFrom('saved_searches').select('name').execute()).toHaveLength(1)
})
