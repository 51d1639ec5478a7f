import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import type { Database } from '../database/connect.ts'
import { test } from '../database/testing.ts'
import { addCandidate, addMember, contextOf, noPages, today } from '#server/testing.ts'
import { purgeSavedAnswers } from './purge-saved-answers.ts'

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

const keptRows = (db: Database) => db.selectFrom('idempotency_keys').selectAll().execute()

test('a reply is stored sealed, and the request only as a keyed hash', async ({ db }) => {
  const { cookie } = await addCandidate(db)
  const app = createApp(await contextOf(db), noPages)
  await app.request(...requestOf(route, { body }, { cookie, 'idempotency-key': 'one' }))
  const [row] = await keptRows(db)
  expect(row).toMatchObject({ output: null, output_sealed: expect.stringMatching(/^v1\./) })
  expect(JSON.stringify(row)).not.toContain('東京')
  expect(row!.input_hash).not.toEqual(createHash('sha256').update(JSON.stringify(body)).digest())
})

test.for([
  ['POST /company_users/api_keys/', { name: '連携', scopes: ['jobs:read'], days: 30 }, 'key'],
  ['POST /company_users/webhook_endpoints/', { url: 'https://hooks.example/in', event_types: ['message.created'] }, 'secret'],
] as const)('%s stores no secret: a retry is refused with advice, and another key makes another', async ([route, body, field], { db }) => {
  const { cookie } = await addMember(db)
  const app = createApp(await contextOf(db), noPages)
  const ask = async (key: string) => {
    const answer = await app.request(...requestOf(route, { body }, { cookie, 'idempotency-key': key }))
    return { status: answer.status, told: (await answer.json()) as Record<string, unknown> }
  }
  const { status, told } = await ask('one')
  expect([status, told[field]]).toEqual([200, expect.any(String)])
  expect(await keptRows(db)).toMatchObject([{ output: null, output_sealed: null }])
  expect(await ask('one')).toMatchObject({ status: 409, told: { code: 'ANSWER_NOT_KEPT', error: expect.stringContaining('新しい Idempotency-Key') } })
  expect((await ask('two')).told[field]).not.toBe(told[field])
})

test('the same key with another file, or the same file called otherwise, is refused; the same bytes are answered alike', async ({ db }) => {
  const { id, cookie } = await addCandidate(db)
  const { company_id } = await addMember(db)
  await db.insertInto('threads').values({ candidate_user_id: id, company_id }).execute()
  const app = createApp(await contextOf(db), noPages)
  const send = async (text: string, name = 'memo.txt') => {
    const call = { params: { company_id }, files: { file: new File([text], name) } }
    const route = 'POST /candidate_users/messages/{company_id}/attachments/'
    return (await app.request(...requestOf(route, call, { cookie, 'idempotency-key': 'one' }))).status
  }
  expect([await send('資料です。'), await send('資料です。'), await send('資料だよ。'), await send('資料です。', 'b.txt')]).toEqual([200, 200, 409, 409])
})

test('after a day a key is free again, and the worker takes the row away', async ({ db }) => {
  const { cookie } = await addCandidate(db)
  const deps = await contextOf(db)
  const day = (days: number, minutes = 0) => new Date(today.getTime() + days * 86_400_000 + minutes * 60_000)
  const ask = async (at: Date) =>
    (await createApp({ ...deps, now: () => at }, noPages).request(...requestOf(route, { body }, { cookie, 'idempotency-key': 'one' }))).status
  const searches = async () => (await db.selectFrom('saved_searches').select('name').execute()).length
  expect([await ask(day(0)), await ask(day(1, -1)), await searches()]).toEqual([200, 200, 1])
  expect([await ask(day(1, 1)), await searches()]).toEqual([200, 2])
  await purgeSavedAnswers({ db, now: () => day(2) })
  expect(await keptRows(db)).toHaveLength(1)
  await purgeSavedAnswers({ db, now: () => day(2, 2) })
  expect(await keptRows(db)).toEqual([])
})

test.for(['candidate_users', 'company_users'] as const)('stored replies are deleted with the account (%s)', async (table, { db }) => {
  const [person, other] = table === 'candidate_users' ? [await addCandidate(db), await addCandidate(db)] : [await addMember(db), await addMember(db)]
  const area = table.split('_')[0]
  for (const { id } of [person, other])
    await db
      .insertInto('idempotency_keys')
      .values({ principal: `${area}:${id}`, key: 'k', route: 'r', input_hash: Buffer.from('x') })
      .execute()
  await db.deleteFrom(table).where('id', '=', person.id).execute()
  expect(await keptRows(db)).toMatchObject([{ principal: `${area}:${other.id}` }])
})
