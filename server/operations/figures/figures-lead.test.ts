import { expect } from 'vitest'
import { figureSteps, type FigureStep } from '#contract/operations/figures/operator-figure-names.ts'
import { addCompany, addJob, addMember, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const operatorsOf = async (db: Database) => (await apiFor(db, (await addOperator(db)).as)).operators
const decide = (db: Database, company_id: number, decision: string, days: number) =>
  db
    .insertInto('company_decisions')
    .values({ company_id, decision, decided_at: daysAgo(days) })
    .execute()

test('each count of approved companies and published jobs is the length of its list, in every part and before', async ({ db }) => {
  const operators = await operatorsOf(db)
  const [twice, once, undone] = [(await addCompany(db)).id, (await addCompany(db)).id, (await addCompany(db)).id]
  for (const [id, decision, days] of [
    [twice, 'approved', 9],
    [twice, 'approval_undone', 8],
    [twice, 'approved', 3],
    [once, 'approved', 20],
    [undone, 'approved', 2],
    [undone, 'approval_undone', 1],
  ] as const)
    await decide(db, id, decision, days)
  for (const days of [0, 3, 3, 13, 14, 90, 300]) await addJob(db, { company_id: once, published_at: daysAgo(days) })
  for (const step of Object.keys(figureSteps) as FigureStep[]) {
    const figures = await operators.figures.show({ step })
    const { since, until, before_since, before_until, totals, before, parts } = figures
    const spans = [
      { from: since, to: until, counts: totals },
      { from: before_since, to: before_until, counts: before },
      ...parts.map(({ begins_on, ends_on, counts }) => ({ from: begins_on, to: ends_on, counts })),
    ]
    for (const { from, to, counts } of spans) {
      expect((await operators.companies.list({ approved_from: from, approved_until: to })).total).toBe(counts.companies)
      expect((await operators.job_offers.list({ published_from: from, published_until: to })).total).toBe(counts.jobs)
    }
  }
  expect((await operators.figures.show({ step: 'day' })).totals).toMatchObject({ companies: 1, jobs: 4 })
})

test('the jobs of a company that nobody confirmed in time are as many as its figure says', async ({ db }) => {
  const operators = await operatorsOf(db)
  const { id: company_id } = await addCompany(db)
  for (const days of [1, 29, 31, 44, 50]) await addJob(db, { company_id, confirmed_at: daysAgo(days) })
  await addJob(db, { company_id, confirmed_at: daysAgo(50), state: 'paused' })
  const { id: unclaimed } = await addCompany(db, { unclaimed_at: daysAgo(60) })
  await addJob(db, { company_id: unclaimed, confirmed_at: daysAgo(40) })
  const { companies } = await operators.figures.show({})
  expect(companies.map(({ id, stale_jobs }) => [id, stale_jobs])).toContainEqual([company_id, 3])
  for (const { id, stale_jobs } of companies) expect((await operators.job_offers.list({ freshness: 'unconfirmed', company_id: id })).total).toBe(stale_jobs)
  expect((await operators.job_offers.list({ freshness: 'unconfirmed', company_id: unclaimed })).total).toBe(0)
})

test('what waits and what of it is overdue are as many as their lists hold', async ({ db }) => {
  const operators = await operatorsOf(db)
  await addCompany(db, { state: 'pending' })
  const report = { kind: 'other', about: 'service', reporter: 'visitor', note: '困りました。' }
  const states = ['open', 'taken', 'answered', 'closed']
  for (const state of states) {
    const ends = { ...(state === 'closed' && { closed_at: daysAgo(0) }), ...(state === 'answered' && { answered_at: daysAgo(0) }) }
    await db
      .insertInto('reports')
      .values([
        { ...report, ...ends, state, created_at: daysAgo(40), due_at: daysAgo(30) },
        { ...report, ...ends, state, created_at: daysAgo(1), due_at: daysAgo(-6) },
      ])
      .execute()
  }
  for (const state of ['open', 'checked', 'done', 'refused'])
    await db
      .insertInto('data_requests')
      .values({
        kind: 'stop',
        came_by: 'mail',
        state,
        note: '',
        received_at: daysAgo(20),
        due_at: daysAgo(state === 'open' ? 6 : -6),
        done_at: state === 'done' || state === 'refused' ? daysAgo(0) : null,
      })
      .execute()
  const { queues } = await operators.figures.show({})
  const line = (name: string) => queues.find(({ queue }) => queue === name)
  const lists = {
    companies: await operators.companies.list({ company_state: 'pending' }),
    claims: await operators.company_claims.list({ claim_state: 'waiting' }),
    job_reviews: await operators.job_offers.reviews({}),
    story_reviews: await operators.stories.list({ waiting: 'true' }),
    import_matches: await operators.import_matches.list({}),
    reports: await operators.reports.list({ wait: 'waiting' }),
    data_requests: await operators.data_requests.list({ wait: 'waiting' }),
  }
  for (const [name, { total }] of Object.entries(lists)) expect([name, line(name)?.waiting]).toEqual([name, total])
  expect([line('reports')?.waiting, line('data_requests')?.waiting]).toEqual([4, 2])
  expect((await operators.reports.list({ wait: 'overdue' })).total).toBe(line('reports')?.overdue)
  expect((await operators.data_requests.list({ wait: 'overdue' })).total).toBe(line('data_requests')?.overdue)
  expect(line('data_requests')?.overdue).toBe(1)
})

test('the jobs of an occupation and of a prefecture are those that a visitor finds', async ({ db }) => {
  const member = await addMember(db)
  await addJob(db, { company_id: member.company_id, job_fields: [16, 18] })
  await addJob(db, { company_id: member.company_id, job_fields: [16] })
  const { balance } = await (await operatorsOf(db)).figures.show({})
  const visitor = await apiFor(db)
  expect(balance.fields.find(({ id }) => id === 16)?.jobs).toBe(2)
  for (const { id, jobs } of balance.fields) expect((await visitor.job_offers.search({ job_fields: [id] })).total).toBe(jobs)
  for (const { id, jobs } of balance.places) expect((await visitor.job_offers.search({ prefectures: [id] })).total).toBe(jobs)
})
