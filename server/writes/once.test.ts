import { expect } from 'vitest'
import { createApp } from '../app.ts'
import { requestOf } from '../authorization/request-of.ts'
import { test } from '../database/testing.ts'
import { addCandidate, contextOf, noPages } from '../testing.ts'

const route = 'POST /candidate_users/saved_searches/'
const body = { name: '東京の営業', search: { prefectures: [13] } }

test('sent ten times at one moment with one key, a write happens once and all are answered alike', async ({ db }) => {
  const [{ cookie }, other] = [await addCandidate(db), await addCandidate(db)]
  const app = createApp(await contextOf(db), noPages)
  const ask = async (asked: object, headers: Record<string, string>) => {
    const answer = await app.request(...requestOf(route, { body: asked }, headers))
    return [answer.status, (await answer.json()) as object] as const
  }
  const key = { cookie, 'idempotency-key': 'one' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(body, key)))
  expect(answers[0]![0]).toBe(200)
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await db.selectFrom('saved_searches').select('name').execute()).toHaveLength(1)

  expect((await ask({ ...body, name: 'ほかの名前' }, key))[0]).toBe(409)
  expect((await ask(body, { ...key, cookie: other.cookie }))[0]).toBe(200)
  expect((await ask(body, { ...key, 'idempotency-key': 'two' }))[0]).toBe(200)
  expect(await db.selectFrom('saved_searches').select('name').execute()).toHaveLength(3)
})

test('a refusal uses no key up', async ({ db }) => {
  const { cookie } = await addCandidate(db)
  const app = createApp(await contextOf(db), noPages)
  const headers = { cookie, 'idempotency-key': 'one' }
  expect((await app.request(...requestOf(route, { body: { ...body, name: '' } }, headers))).status).toBe(422)
  expect((await app.request(...requestOf(route, { body }, headers))).status).toBe(200)
})
