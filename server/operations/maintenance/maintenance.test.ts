import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { EMERGENCY_MINUTES } from '#contract/platform/system/emergency-minutes.ts'
import { addCandidate, addOperator, apiFor, contextOf, daysAgo, noPages, test, today } from '#server/testing.ts'
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
  await api.operators.maintenance.withdraw({ notice_id: id! })
  await maintenance.catchUp()
  expect(at(0)).toBeNull()
  expect((await api.operators.maintenance.list()).notices).toMatchObject([{ id, state: 'withdrawn' }])
})

test('of two operators one asks for a notice, and nobody sees it until the other one approves', async ({ db }) => {
  const [one, other] = [(await apiFor(db, (await addOperator(db)).as)).operators, (await apiFor(db, (await addOperator(db)).as)).operators]
  expect(await one.maintenance.announce(notice)).toEqual({ id: null, is_waiting: true })
  expect((await watched(db)).announced(today)).toBeNull()
  expect((await other.approvals.list()).approvals).toMatchObject([
    { kind: 'maintenance', about: notice.message, hindrance: null, path: '/operator/maintenance' },
  ])
  const request_id = (await other.maintenance.list()).requests[0]!.id
  await expect(one.maintenance.approve({ request_id })).rejects.toMatchObject({ code: 'SECOND_OPERATOR_REQUIRED' })
  await other.maintenance.approve({ request_id })
  expect((await watched(db)).announced(today)).toMatchObject({ message: notice.message })
  await one.maintenance.announce({ ...notice, message: '二つめ。' })
  await other.maintenance.withdraw_request({ request_id: (await other.maintenance.list()).requests[0]!.id })
  expect(await other.maintenance.list()).toMatchObject({ requests: [], notices: [{ message: notice.message }] })
})

test('in an emergency one operator is enough: every other one is mailed, and unless another one confirms it in time it disappears', async ({ db }) => {
  const author = await addOperator(db)
  const other = (await apiFor(db, (await addOperator(db)).as)).operators
  const reader = await addOperator(db, { role: 'read_only' })
  const { maintenance } = (await apiFor(db, author.as)).operators
  const urgent = { ...notice, reading_only_at: notice.shows_at, ends_at: minutes(600) }
  const { id, confirm_by } = await maintenance.announce_at_once(urgent)
  expect(Date.parse(confirm_by!) - today.getTime()).toBe(EMERGENCY_MINUTES * 60_000)
  const watch = await watched(db)
  expect(watch.announced(today)).toMatchObject({ id, is_reading_only: true })
  expect(watch.announced(new Date(minutes(EMERGENCY_MINUTES)))).toBeNull()
  expect(watch.readingOnlyUntil(new Date(minutes(EMERGENCY_MINUTES)))).toBeUndefined()
  const mailed = await db.selectFrom('mails').select('account_id').where('kind', '=', 'approval_awaited').execute()
  expect(mailed.map(({ account_id }) => account_id)).toContain(reader.id)
  expect(mailed).toHaveLength(2)
  const acts = await db.selectFrom('audit_logs').select('act').where('subject_kind', '=', 'maintenance').orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual(['announce_maintenance', 'announce_emergency', 'request_notice'])

  const [asked] = (await other.maintenance.list()).requests
  expect(asked).toMatchObject({ notice_id: id, hindrance: '' })
  await expect(maintenance.approve({ request_id: asked!.id })).rejects.toMatchObject({ code: 'SECOND_OPERATOR_REQUIRED' })
  const late = (await apiFor(db, { ...author.as, now: () => new Date(minutes(EMERGENCY_MINUTES)) })).operators
  expect((await late.maintenance.list()).notices).toMatchObject([{ state: 'unconfirmed' }])
  await other.maintenance.approve({ request_id: asked!.id })
  expect((await watched(db)).announced(new Date(minutes(EMERGENCY_MINUTES)))).toMatchObject({ id })

  await maintenance.announce_at_once({ ...urgent, message: '二つめ。' })
  await other.maintenance.withdraw_request({ request_id: (await other.maintenance.list()).requests[0]!.id })
  expect((await other.maintenance.list()).notices).toMatchObject([{ state: 'withdrawn' }, { state: 'shown' }])
})

test('publishing in an emergency asks for the password of an operator who signed in long ago', async ({ db }) => {
  const { viewer } = await addOperator(db)
  const { maintenance } = (await apiFor(db, { viewer: { ...viewer, authenticated_at: daysAgo(1) } })).operators
  await expect(maintenance.announce_at_once(notice)).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
})

test('an emergency is now: a notice for later is refused at its field', async ({ db }) => {
  const { maintenance } = (await apiFor(db, (await addOperator(db)).as)).operators
  await expect(maintenance.announce_at_once({ ...notice, shows_at: minutes(90), ends_at: minutes(600) })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'shows_at' }],
  })
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
