import { expect } from 'vitest'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { apiPrefix } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import type { Call } from '../../../tests/access/access.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { publishableJob } from '#server/jobs/editing/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { Listener } from '#server/platform/database/listener.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCompany, addJob, addMember, addOperator, apiFor, contextOf, noPages } from '#server/testing.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'

const WRITES = 6
/** One for each number of writes that begin before the suspension. */
const ROUNDS = WRITES
const stop = { suspended: true, from_state: 'active', reason: '確かめるため' }
const each = Array.from({ length: WRITES * 2 })

/** Each way of writing, prepared for one round: its calls, and how many of them have come to be. */
const ways: Record<string, (db: Database, company_id: number) => Promise<{ route: string; calls: Call[]; done: () => Promise<number> }>> = {
  'jobs are published': async (db, company_id) => {
    await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '山田' }).execute()
    await addJob(db, { company_id, state: 'paused' })
    const draft = { ...publishableJob, company_id, state: 'draft', published_at: null, confirmed_at: null }
    const drafts = await Promise.all(each.map(() => addJob(db, draft)))
    const published = db.selectFrom('job_offers').select('id').where('company_id', '=', company_id).where('state', '=', 'published')
    return {
      route: 'PUT /company_users/job_offers/{id}/publication/',
      calls: drafts.map(({ id }) => ({ params: { id } })),
      done: async () => (await published.execute()).length,
    }
  },
  'messages are sent': async (db, company_id) => {
    const candidates = await Promise.all(each.map(() => addOpenCandidate(db)))
    for (const { as } of candidates) await (await apiFor(db, as)).candidate_users.messages.send({ company_id, message: 'はじめまして。' })
    const sent = db
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'thread_id')
      .select('messages.id')
      .where('company_id', '=', company_id)
      .where('company', '=', true)
    return {
      route: 'POST /company_users/messages/{candidate_id}/',
      calls: candidates.map(({ id }) => ({ params: { candidate_id: id }, body: { message: 'ありがとうございます。' } })),
      done: async () => (await sent.execute()).length,
    }
  },
}

test.for(Object.keys(ways))('no write comes after a suspension was answered, in any order of the two, while %s', async (way, { db }) => {
  const operator = await addOperator(db)
  const app = createApp(await contextOf(db), noPages)
  const outcomes: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { id: company_id } = await addCompany(db, { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' })
    const member = await addMember(db, { company_id })
    const { route, calls, done } = await ways[way]!(db, company_id)
    const write = async (call: Call) => (await app.request(...requestOf(route, call, { cookie: member.cookie }))).status
    const early = calls.slice(0, round % WRITES).map(write)
    const stopping = requestOf('PUT /operators/companies/{id}/suspension/', { params: { id: company_id }, body: stop }, { cookie: operator.cookie })
    const stopped = app.request(...stopping)
    const late = calls.slice(WRITES).map(write)
    expect((await stopped).status).toBe(200)
    // A write that is not there when the suspension is answered never comes.
    const afterwards = await done()
    const statuses = await Promise.all([...early, ...late])
    expect(await done()).toBe(afterwards)
    expect(statuses.filter((status) => status === 200)).toHaveLength(afterwards)
    outcomes.push(...statuses)
  }
  // The rounds were races: writes fell on either side, and nothing else happened to them.
  expect(new Set(outcomes)).toEqual(new Set([200, 403]))
})

test('of two operators who decide at once, one does and the other has to look again', async ({ db }) => {
  const [one, other] = [await addOperator(db), await addOperator(db)]
  const app = createApp(await contextOf(db), noPages)
  for (let round = 0; round < 6; round++) {
    const { id } = await addCompany(db, { state: 'pending' })
    const decide = async (cookie: string, decision: object) => {
      const body = { from_state: 'pending', from_decision_id: null, ...decision }
      return (await app.request(...requestOf('PUT /operators/companies/{id}/approval/', { params: { id }, body }, { cookie }))).status
    }
    const refusal = { decision: 'refuse', reason: '住所が違うため' }
    const statuses = await Promise.all([decide(one.cookie, round % 2 ? refusal : { decision: 'approve' }), decide(other.cookie, refusal)])
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(await db.selectFrom('company_decisions').select('id').where('company_id', '=', id).execute()).toHaveLength(1)
  }
})

test('what members have open ends as soon as their company is suspended', async ({ db, url }) => {
  const operator = await addOperator(db)
  const { id: company_id } = await addCompany(db)
  const [member, other] = [await addMember(db, { company_id }), await addMember(db)]
  // No clock closes a stream here: only notifications of the database do.
  const context = await contextOf(db)
  const listener = new Listener(url, { sessions: () => context.live.closeEnded() })
  await listener.start()
  const app = createApp(context, noPages)
  const watch = async (cookie: string) => {
    const answer = await app.request(`${apiPrefix}/company_users/events/`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    return answer.body!.getReader()
  }
  const [theirs, others] = [await watch(member.cookie), await watch(other.cookie)]
  await Promise.all([theirs.read(), others.read()])
  await expect.poll(() => context.live.open).toBe(2)
  const stopping = requestOf('PUT /operators/companies/{id}/suspension/', { params: { id: company_id }, body: stop }, { cookie: operator.cookie })
  expect((await app.request(...stopping)).status).toBe(200)
  while (!(await theirs.read()).done);
  await expect.poll(() => context.live.open).toBe(1)
  await others.cancel()
  await listener.stop()
})
