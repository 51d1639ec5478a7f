import { expect } from 'vitest'
import { addCandidate, addJob, apiFor, test } from '#server/testing.ts'

test('a job that I am not interested in leaves my lists, and comes back when I undo it', async ({ db }) => {
  const [mine, theirs] = [await addCandidate(db), await addCandidate(db)]
  const { id } = await addJob(db)
  const api = await apiFor(db, mine.as)
  for (const _ of [1, 2]) expect(await api.candidate_users.hidden_jobs.add({ id })).toEqual({ is_hidden_by_me: true })
  expect((await api.job_offers.search({})).total).toBe(0)
  expect((await api.job_offers.show({ id })).job.is_hidden_by_me).toBe(true)
  expect((await (await apiFor(db, theirs.as)).job_offers.search({})).total).toBe(1)
  expect(await api.candidate_users.hidden_jobs.list({})).toMatchObject({ hidden: [{ job_id: id, position_title: '営業' }], total: 1 })

  for (const _ of [1, 2]) expect(await api.candidate_users.hidden_jobs.remove({ id })).toEqual({ is_hidden_by_me: false })
  expect((await api.job_offers.search({})).total).toBe(1)
})

test('hiding a company hides all its jobs, and showing it again leaves those hidden one by one', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { id, company_id } = await addJob(db)
  const other = await addJob(db, { company_id })
  const { candidate_users, job_offers, companies } = await apiFor(db, as)
  const marks = async () => [
    (await companies.show({ id: company_id })).company.is_hidden_by_me,
    (await job_offers.show({ id: other.id })).company.is_hidden_by_me,
  ]
  await candidate_users.hidden_jobs.add({ id })
  expect(await marks()).toEqual([false, false])
  await candidate_users.hidden_companies.add({ id: company_id })
  expect(await marks()).toEqual([true, true])
  expect((await job_offers.search({})).total).toBe(0)
  expect((await candidate_users.hidden_jobs.list({})).hidden.map(({ job_id }) => job_id)).toEqual(expect.arrayContaining([0, id]))
  await candidate_users.hidden_companies.remove({ id: company_id })
  expect((await job_offers.search({})).jobs.map(({ job }) => job.id)).toEqual([other.id])
})

test('a job that the public cannot see cannot be hidden', async ({ db }) => {
  const { as } = await addCandidate(db)
  const draft = await addJob(db, { state: 'draft', published_at: null, confirmed_at: null })
  const { hidden_jobs, hidden_companies } = (await apiFor(db, as)).candidate_users
  await expect(hidden_jobs.add({ id: draft.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(hidden_companies.add({ id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
