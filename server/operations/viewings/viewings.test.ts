import { expect } from 'vitest'
import { isViewedCall } from '#contract/accounts/members/viewed-acts.ts'
import { contract } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCompany, addJob, addMember, addOperator, apiFor, contextOf, noPages, today } from '#server/testing.ts'
import { requestOf } from '../../../tests/access/request-of.ts'

const reason = '求人が表示されないとのお問い合わせを確認するため'
const jobs = 'GET /company_users/job_offers/'

/** A company, and an operator in a browser of theirs who looks at it. */
async function viewing(db: Database) {
  const { id: job_id, company_id } = await addJob(db, { position_title: '潮見表の校正' })
  const member = await addMember(db, { company_id })
  const operator = await addOperator(db)
  const ask = async (route: string, call: Parameters<typeof requestOf>[1] = {}, now = today, cookie = operator.cookie) =>
    createApp({ ...(await contextOf(db)), now: () => now }, noPages).request(...requestOf(route, call, { cookie }))
  const start = (id = company_id) => ask('POST /operators/companies/{id}/viewings/', { params: { id }, body: { reason } })
  return { job_id, company_id, member, operator, ask, start }
}

const later = (minutes: number) => new Date(today.getTime() + minutes * 60_000)

test('an operator looks at a company’s jobs, its admins are told why, and it ends by itself after half an hour', async ({ db }) => {
  const { ask, start, company_id, member } = await viewing(db)
  expect((await ask(jobs)).status).toBe(401)
  expect((await start()).status).toBe(200)
  expect(JSON.stringify(await (await ask(jobs)).json())).toContain('潮見表の校正')
  expect(await (await ask('GET /company_users/account/')).json()).toMatchObject({ company: { id: company_id }, email: '', viewing: {}, own_jobs: [] })
  const { notifications } = await (await apiFor(db, member.as)).company_users.notifications.list({})
  expect(notifications[0]).toMatchObject({ kind: 'company_viewed', path: '/online/companies/settings', title: expect.stringContaining(reason) })
  expect(await db.selectFrom('mails').select('account_id').where('account_id', '=', member.id).execute()).toHaveLength(1)
  const { viewings } = await (await apiFor(db, member.as)).company_users.operator_viewings.list()
  expect(viewings).toMatchObject([{ reason, ended_at: null }])
  expect(JSON.stringify(viewings)).not.toContain('花子')
  expect((await ask(jobs, {}, later(29))).status).toBe(200)
  expect((await ask(jobs, {}, later(30))).status).toBe(401)
  const acts = await db.selectFrom('audit_logs').select(['act', 'subject_id', 'reason']).where('act', '=', 'view_company').execute()
  expect(acts).toEqual([{ act: 'view_company', subject_id: String(company_id), reason }])
})

test('it ends when the operator ends it, signs out, or loses the full role, and with the session only', async ({ db }) => {
  const { ask, start, operator, company_id } = await viewing(db)
  await start()
  // Another session of the same operator, and an operator who stole nothing, look at nothing.
  expect((await ask(jobs, {}, today, (await addOperator(db)).cookie)).status).toBe(401)
  expect((await ask('DELETE /operators/viewings/')).status).toBe(200)
  expect((await ask(jobs)).status).toBe(401)
  expect(await db.selectFrom('audit_logs').select('subject_id').where('act', '=', 'end_company_view').execute()).toEqual([{ subject_id: String(company_id) }])
  await start()
  await db.updateTable('operator_users').set({ role: 'read_only' }).where('id', '=', operator.id).execute()
  expect((await ask(jobs)).status).toBe(401)
  await db.updateTable('operator_users').set({ role: 'full' }).where('id', '=', operator.id).execute()
  expect((await ask(jobs)).status).toBe(200)
  await ask('DELETE /sessions/current/', { query: 'area=operator' })
  expect((await ask(jobs)).status).toBe(401)
})

test('calls about the session are not made by it: it neither confirms nor ends a session of the company', async ({ db }) => {
  const { ask, start, operator } = await viewing(db)
  await start()
  expect((await ask('POST /sessions/current/confirmation/', { query: 'area=company', body: { password: 'ちがうパスワード' } })).status).toBe(401)
  await ask('DELETE /sessions/current/', { query: 'area=company' })
  expect(await db.selectFrom('sessions').select('id').where('id', '=', operator.viewer.session_id).execute()).toHaveLength(1)
})

test('looking at the next company ends the look at the one before', async ({ db }) => {
  const { ask, start } = await viewing(db)
  await start()
  const { id } = await addCompany(db, { name: '株式会社つぎ' })
  await start(id)
  expect(await (await ask('GET /company_users/account/')).json()).toMatchObject({ company: { id, name: '株式会社つぎ' } })
  expect(JSON.stringify(await (await ask(jobs)).json())).not.toContain('潮見表の校正')
  expect(await db.selectFrom('company_viewings').select('ended_at').where('ended_at', 'is', null).execute()).toHaveLength(1)
})

test('a job of another company is not there, and nothing is written, exported or listened to', async ({ db }) => {
  const { ask, start, job_id } = await viewing(db)
  await start()
  const other = await addJob(db)
  expect((await ask('GET /company_users/job_offers/{id}/', { params: { id: job_id } })).status).toBe(200)
  expect((await ask('GET /company_users/job_offers/{id}/', { params: { id: other.id } })).status).toBe(404)
  const refused = [
    ask('PATCH /company_users/account/', { body: { name: '乗っ取り' } }),
    ask('GET /company_users/job_offers/export/'),
    ask('GET /company_users/applications/'),
    ask('GET /company_users/notifications/'),
    ask('GET /company_users/passkeys/'),
    ask('GET /company_users/analytics/file/'),
    ask('GET /company_users/selection_figures/file/', { query: 'table=jobs' }),
    ask('GET /company_users/job_offers/{id}/selection_figures/', { params: { id: job_id } }),
  ]
  for (const answer of await Promise.all(refused)) expect(await answer.json()).toMatchObject({ code: 'VIEWING_CLOSED', status: 403 })
  const stream = await ask('GET /company_users/events/')
  expect(stream.status).toBeGreaterThanOrEqual(401)
})

test('an operator reads the figures of the company they look at, and of no other', async ({ db }) => {
  const { ask, start, company_id } = await viewing(db)
  const { id: other_job, company_id: other } = await addJob(db)
  for (const [company, position_title] of [
    [company_id, '数字の求人'],
    [other, '他社の求人'],
  ] as const) {
    const { id: job_id } = company === other ? { id: other_job } : await addJob(db, { company_id, position_title })
    const { id: thread_id } = await db.insertInto('threads').values({ company_id: company }).returning('id').executeTakeFirstOrThrow()
    const begun = { company_id: company, job_id, thread_id, source: 'application', step: 'entry', applied_at: later(-60).toISOString() }
    const { id: application_id } = await db.insertInto('applications').values(begun).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('application_steps').values({ application_id, at: begun.applied_at, step: 'entry' }).execute()
  }
  await start()
  for (const route of ['GET /company_users/analytics/', 'GET /company_users/response_figures/', 'GET /company_users/selection_figures/'])
    expect((await ask(route)).status).toBe(200)
  expect(await (await ask('GET /company_users/selection_figures/')).json()).toMatchObject({ all: { begun: 1 }, jobs: [{ position_title: '数字の求人' }] })
})

type Node = { '~orpc'?: { route: { method?: string } } } | { [name: string]: Node }

/** Every call of the company's members. */
function callsOf(node: Node, path: string[] = ['company_users']): { path: string[]; method: string | undefined }[] {
  if ('~orpc' in node && node['~orpc']) return [{ path, method: (node['~orpc'] as { route: { method?: string } }).route.method }]
  return Object.entries(node as { [name: string]: Node }).flatMap(([name, below]) => callsOf(below, [...path, name]))
}

test('of all calls of a company’s members an operator makes the named ones, and every other one is refused', async ({ db }) => {
  const { company_id, operator } = await viewing(db)
  const viewer = {
    ...(await addMember(db, { company_id })).viewer,
    id: operator.id,
    role: 'guest' as const,
    session_id: operator.viewer.session_id,
    viewing: { id: 1, ends_at: later(30).toISOString() },
  }
  const api = await apiFor(db, { viewer })
  const calls = callsOf(contract.company_users as unknown as Node)
  expect(calls.length).toBeGreaterThan(100)
  const open: string[] = []
  const wrong: string[] = []
  for (const { path, method } of calls) {
    const call = path.reduce((at: unknown, name) => (at as Record<string, unknown>)[name], api) as (input: unknown) => Promise<unknown>
    const code = await call({}).then(
      () => undefined,
      (error: { code?: string }) => error.code,
    )
    if (code !== 'VIEWING_CLOSED') open.push(path.slice(1).join('.'))
    if ((code === 'VIEWING_CLOSED') === isViewedCall(path, method)) wrong.push(path.join('.'))
  }
  expect(wrong).toEqual([])
  expect(open).toEqual(
    expect.arrayContaining(['account', 'job_offers.list', 'company.show', 'members.list', 'saved_views.list', 'analytics', 'selection_figures']),
  )
})
