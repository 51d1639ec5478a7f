import { expect } from 'vitest'
import { addJob, daysAgo, test } from '#server/testing.ts'
import { addApplicant } from '../testing.ts'

test('the board shows the latest ten that ended, the list of a step all of them, the latest first', async ({ db }) => {
  const { apply, ours, company_id, candidate, job_id } = await addApplicant(db)
  const first = await apply()
  const { thread_id } = await db.selectFrom('applications').select('thread_id').where('id', '=', first.id).executeTakeFirstOrThrow()
  const ended = []
  for (let days = 1; days <= 12; days++) {
    const job = await addJob(db, { company_id })
    const at = { applied_at: daysAgo(days), step_changed_at: daysAgo(days) }
    const of = { thread_id, candidate_user_id: candidate.id, company_id, job_id: job.id }
    const added = { ...of, ...at, step: 'end', end_reason: 'rejected', shown: '{}' }
    ended.push((await db.insertInto('applications').values(added).returning('id').executeTakeFirstOrThrow()).id)
  }
  const idsOf = async (asked: Parameters<typeof ours.applications.list>[0]) => (await ours.applications.list(asked)).applications.map(({ id }) => id)

  const board = await ours.applications.list({})
  expect(board.applications.filter(({ step }) => step === 'end').map(({ id }) => id)).toEqual(ended.slice(0, 10))
  expect(board).toMatchObject({ counts: { entry: 1, end: 12 } })
  expect(await idsOf({ step: 'end' })).toEqual(ended)
  expect(await idsOf({ step: 'entry' })).toEqual([first.id])
  expect(await idsOf({ step: 'end', page: 2 })).toEqual([])
  expect(await idsOf({ step: 'end', job_id })).toEqual([])
})

test('a page that no list can have answers with nothing', async ({ db }) => {
  const { ours } = await addApplicant(db)
  expect(await ours.applications.list({ step: 'end', page: 1_000_000 })).toMatchObject({ applications: [], counts: { end: 0 } })
})

test('the board is narrowed by who takes care of somebody, whose turn it is, and how long they stand there', async ({ db }) => {
  const { apply, ours, recruiter, candidate, company_id } = await addApplicant(db)
  const { id } = await apply()
  const idsOf = async (asked: Parameters<typeof ours.applications.list>[0]) => (await ours.applications.list(asked)).applications.map((one) => one.id)
  expect(await ours.applications.list({ assigned: 'none' })).toMatchObject({ applications: [{ id }], assignees: [{ id: recruiter.id, name: '木下 遥' }] })
  expect(await idsOf({ assigned: 'me' })).toEqual([])

  await ours.messages.assign({ candidate_id: candidate.id, company_user_id: recruiter.id })
  expect(await ours.applications.list({ assigned: 'me' })).toMatchObject({ applications: [{ id }], counts: { entry: 1 }, assignees: [{ id: recruiter.id }] })
  expect(await idsOf({ assigned: recruiter.id, turn: 'company' })).toEqual([id])
  expect(await ours.applications.list({ assigned: 'none' })).toMatchObject({ applications: [], counts: { entry: 0 } })
  expect(await idsOf({ turn: 'candidate' })).toEqual([])

  await db
    .updateTable('applications')
    .set({ step_changed_at: daysAgo(8) })
    .where('company_id', '=', company_id)
    .execute()
  expect(await idsOf({ days: 8 })).toEqual([id])
  expect(await idsOf({ days: 9 })).toEqual([])
})

test('where somebody found the job is what they said, counted and narrowed by; who said nothing is unknown', async ({ db }) => {
  const { mine, ours, job_id, company_id } = await addApplicant(db)
  const { id } = await mine.applications.create({ id: job_id, company_id, found_via: 'referral' })
  const silent = await mine.applications.create({ id: (await addJob(db, { company_id })).id, company_id })
  expect([(await ours.applications.show({ id })).application.found_via, silent.found_via]).toEqual(['referral', null])
  const idsOf = async (channel: 'referral' | 'unknown' | 'scout') => (await ours.applications.list({ channel })).applications.map((one) => one.id)
  expect([await idsOf('referral'), await idsOf('unknown'), await idsOf('scout')]).toEqual([[id], [silent.id], []])
  expect((await ours.applications.figures({ id: job_id })).channels).toEqual([{ channel: 'referral', count: 1 }])
  await expect(mine.applications.create({ id: job_id, company_id, found_via: 'tracking' as 'other' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})
