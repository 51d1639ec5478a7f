import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addOperator, apiFor, contextOf, noPages, test, today } from '#server/testing.ts'
import { MaintenanceWatch } from '#server/platform/maintenance/maintenance-watch.ts'

const minutes = (count: number) => new Date(today.getTime() + count * 60_000).toISOString()
const notice = { message: '入れかえます。', shows_at: minutes(-10), reading_only_at: null, ends_at: minutes(60) }

async function watched(db: Database) {
  const maintenance = new MaintenanceWatch(db, () => today)
  await maintenance.catchUp()
  return maintenance
}

test('an announcement shows from its moment to its end, and disappears when it is withdrawn', async ({ db }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  const { id } = await api.operators.maintenance.announce({ ...notice, reading_only_at: minutes(30) })
  const maintenance = await watched(db)
  const at = (count: number) => maintenance.announced(new Date(minutes(count)))
  expect(at(-11)).toBeNull()
  expect(at(0)).toMatchObject({ id, message: '入れかえます。', is_reading_only: false })
  expect(at(31)).toMatchObject({ id, is_reading_only: true })
  expect(at(60)).toBeNull()
  const versions = [-11, 0, 31, 60].map((count) => maintenance.version(new Date(minutes(count))))
  expect(new Set(versions).size).toBe(3)

  expect((await api.operators.maintenance.list()).notices).toMatchObject([{ id, state: 'shown' }])
  await api.operators.maintenance.withdraw({ notice_id: id })
  await maintenance.catchUp()
  expect(at(0)).toBeNull()
  expect((await api.operators.maintenance.list()).notices).toMatchObject([{ id, state: 'withdrawn' }])
})

test('a maintenance that ends before it begins is refused at its field', async ({ db }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  await expect(api.operators.maintenance.announce({ ...notice, ends_at: minutes(-20) })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'ends_at', message: '出す時刻より後にしてください。' }],
  })
})

test('while the site is for reading only, candidates read but change nothing, operators go on, and signing in works', async ({ db }) => {
  const operator = await addOperator(db)
  const candidate = await addCandidate(db)
  await (await apiFor(db, operator.as)).operators.maintenance.announce({ ...notice, reading_only_at: minutes(-1) })
  const maintenance = await watched(db)
  const answer = new Headers()
  const api = await apiFor(db, { ...candidate.as, maintenance, answer })
  const note = { name: '東京の営業', search: {} }
  await expect(api.candidate_users.saved_searches.create(note as never)).rejects.toMatchObject({ code: 'READING_ONLY', status: 503 })
  expect(answer.get('Retry-After')).toBe('3600')
  await expect(api.candidate_users.account()).resolves.toMatchObject({ id: candidate.id })
  await expect(api.sessions.create({ email: 'nobody@mebae.example', password: 'wrong wrong wrong', area: 'candidate' })).rejects.toMatchObject({
    code: 'WRONG_PASSWORD',
  })
  await expect((await apiFor(db, { ...operator.as, maintenance })).operators.mails.retry_failed({})).resolves.toEqual({ count: 0 })
})

test('over HTTP the refusal says when to come again, in the client’s language', async ({ db }) => {
  const candidate = await addCandidate(db)
  await (await apiFor(db, (await addOperator(db)).as)).operators.maintenance.announce({ ...notice, reading_only_at: minutes(-1) })
  const app = createApp(await contextOf(db, { maintenance: await watched(db) }), noPages)
  const headers = { cookie: candidate.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'accept-language': 'en' }
  const answer = await app.request('/online/api/v1/amateras/candidate_users/saved_searches/', { method: 'POST', headers, body: '{}' })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3600'])
  expect(await answer.json()).toMatchObject({
    code: 'READING_ONLY',
    title: 'During maintenance nothing can be changed or sent. Please try again when it is over.',
  })
  expect(await (await app.request('/builds/maintenance.json')).json()).toMatchObject({ maintenance: { message: '入れかえます。', is_reading_only: true } })
})
