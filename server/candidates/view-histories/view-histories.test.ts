import { expect } from 'vitest'
import { addCandidate, addJob, apiFor, contextOf, test } from '#server/testing.ts'

const at = (time: string) => ({ now: () => new Date(`2026-11-${time}+09:00`) })

test('a page looked at twice a day is one row with the latest time, and a new row the next day in Japan', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const { id: company_job_id, company_id } = await addJob(db)
  const context = await contextOf(db, as)
  for (const time of ['20T23:58:00', '20T23:59:00', '21T00:01:00', '20T23:59:30'])
    await (await apiFor(db, { ...context, ...at(time) })).candidate_users.view_histories.record({ company_id, company_job_id })
  const { view_histories, total } = await (await apiFor(db, as)).candidate_users.view_histories.list({})
  expect(total).toBe(2)
  expect(view_histories).toMatchObject([
    { company_id, company_job_id, user_id: id, access_on: '2026-11-21', last_daily_access_at: '2026-11-21T00:01:00+09:00' },
    { access_on: '2026-11-20', last_daily_access_at: '2026-11-20T23:59:30+09:00', job: { active: true } },
  ])
})

test('a company’s page is stored as job 0, beside its jobs', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { id, company_id } = await addJob(db)
  const { view_histories } = (await apiFor(db, as)).candidate_users
  for (const company_job_id of [id, 0, 0]) await view_histories.record({ company_id, company_job_id })
  const { view_histories: kept, total } = await view_histories.list({})
  expect(total).toBe(2)
  expect(new Map(kept.map(({ company_job_id, job }) => [company_job_id, job?.position_title]))).toEqual(
    new Map([
      [0, undefined],
      [id, '営業'],
    ]),
  )
})

test('a job that the public cannot see leaves no trace', async ({ db }) => {
  const { as } = await addCandidate(db)
  const draft = await addJob(db, { state: 'draft', published_at: null, confirmed_at: null })
  const { view_histories } = (await apiFor(db, as)).candidate_users
  await expect(view_histories.record({ company_id: draft.company_id, company_job_id: draft.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a candidate deletes one row or all of them, and only their own', async ({ db }) => {
  const [mine, theirs] = [await addCandidate(db), await addCandidate(db)]
  const [{ id, company_id }, other] = [await addJob(db), await addJob(db)]
  const histories = async (who: typeof mine) => (await apiFor(db, who.as)).candidate_users.view_histories
  const [own, foreign] = [await histories(mine), await histories(theirs)]
  await own.record({ company_id, company_job_id: id })
  await own.record({ company_id: other.company_id, company_job_id: other.id })
  await foreign.record({ company_id, company_job_id: id })
  const [first] = (await own.list({})).view_histories

  await expect(foreign.remove({ id: first!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await own.remove({ id: first!.id })
  expect((await own.list({})).total).toBe(1)
  await own.clear()
  expect([(await own.list({})).total, (await foreign.list({})).total]).toEqual([0, 1])
})
