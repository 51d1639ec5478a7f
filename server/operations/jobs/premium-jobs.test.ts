import { expect } from 'vitest'
import { addJob, addOperator, apiFor, test } from '#server/testing.ts'

test('a job marked for senior candidates shows that, is counted and found by it, and its posting has not changed', async ({ db }) => {
  const operator = await addOperator(db)
  const { operators } = await apiFor(db, operator.as)
  const visitor = async () => (await apiFor(db)).job_offers
  const [{ id }, { id: other }] = [await addJob(db), await addJob(db)]
  const before = await (await visitor()).show({ id })
  await operators.job_offers.mark_premium({ id, premium: true, reason: '役員の募集のため' })
  await operators.job_offers.mark_premium({ id, premium: true, reason: '役員の募集のため' })
  const marked = await (await visitor()).show({ id })
  expect(marked.job.is_premium).toBe(true)
  expect({ ...marked, job: { ...marked.job, is_premium: false } }).toEqual(before)
  expect((await operators.job_offers.show({ id })).is_premium).toBe(true)
  expect(await db.selectFrom('audit_logs').select(['act', 'reason']).where('act', '=', 'mark_premium_job').execute()).toEqual([
    { act: 'mark_premium_job', reason: '役員の募集のため' },
  ])

  const found = async (is_premium: boolean) => (await (await visitor()).search({ is_premium })).jobs.map(({ job }) => job.id)
  expect(await found(true)).toEqual([id])
  expect(await found(false)).toEqual([other])
  expect((await (await visitor()).search({})).facets.is_premium).toEqual([
    { id: 0, count: 1 },
    { id: 1, count: 1 },
  ])
  await operators.job_offers.mark_premium({ id, premium: false, reason: '誤り' })
  expect(await found(true)).toEqual([])
})

test('only a job that there is can be marked', async ({ db }) => {
  const { operators } = await apiFor(db, (await addOperator(db)).as)
  await expect(operators.job_offers.mark_premium({ id: 2_000_000_000, premium: true, reason: '役員の募集' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
