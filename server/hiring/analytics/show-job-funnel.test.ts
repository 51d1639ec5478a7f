import { expect } from 'vitest'
import { addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { addApplicant } from '../applications/testing.ts'

test('a job tells how far its selections came, how long they stayed, and how they ended', async ({ db }) => {
  const { apply, ours, job_id } = await addApplicant(db)
  const { id } = await apply()
  await ours.applications.change({ id, step: 'first_interview' })
  await ours.applications.change({ id, note: '印象がよい。' })
  await ours.applications.change({ id, step: 'end', end_reason: 'rejected' })
  const lines = await db.selectFrom('application_steps').select('id').where('application_id', '=', id).orderBy('id').execute()
  for (const [index, days] of [9, 7, 6, 2].entries())
    await db
      .updateTable('application_steps')
      .set({ at: daysAgo(days) })
      .where('id', '=', lines[index]!.id)
      .execute()

  const told = await ours.applications.figures({ id: job_id })
  expect(told.funnel.filter(({ count }) => count > 0)).toEqual([
    { step: 'entry', step_id: null, step_name: null, count: 1 },
    { step: 'first_interview', step_id: null, step_name: null, count: 1 },
  ])
  expect(told).toMatchObject({
    sources: { application: 1, scout: 0 },
    stays: [
      { step: 'entry', count: 1, median_days: 2 },
      { step: 'first_interview', count: 1, median_days: 5 },
    ],
  })
  expect(told.ends.filter(({ count }) => count > 0)).toEqual([{ end_reason: 'rejected', count: 1 }])
  expect((await ours.applications.figures({ id: 0 })).sources).toEqual({ application: 0, scout: 0 })
})

test('no company reads how the selections of another went', async ({ db }) => {
  const { job_id } = await addApplicant(db)
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(rival.applications.figures({ id: job_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
