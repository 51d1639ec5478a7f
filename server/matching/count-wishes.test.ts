import { expect } from 'vitest'
import { addCandidate, addCompany, addJob, apiFor, test } from '#server/testing.ts'

test('each answer is counted with all other wishes, and without the wish that it asks for', async ({ db }) => {
  const { id: company_id } = await addCompany(db)
  const job = { company_id, remote: 1, max_salary: 650 }
  await addJob(db, { ...job, job_fields: [16], prefectures: [13] })
  await addJob(db, { ...job, job_fields: [16], prefectures: [26] })
  await addJob(db, { ...job, job_fields: [42], prefectures: [13], max_salary: 900 })
  const { candidate_users: api } = await apiFor(db, (await addCandidate(db)).as)
  await api.advanced_profile.change({ user_desired_job_fields: [16], user_preferred_work_areas: [13], user_desired_min_salary: 800 })

  const none = await api.matching.wishes()
  expect([none.total, none.job_fields, none.salary_histogram]).toEqual([0, [{ id: 42, count: 1 }], [{ id: 600, count: 1 }]])
  await api.advanced_profile.change({ user_desired_min_salary: null })
  const { total, prefectures, job_fields, remote } = await api.matching.wishes()
  expect(total).toBe(1)
  expect(prefectures).toEqual(
    expect.arrayContaining([
      { id: 13, count: 1 },
      { id: 26, count: 1 },
    ]),
  )
  expect(job_fields).toEqual(
    expect.arrayContaining([
      { id: 16, count: 1 },
      { id: 42, count: 1 },
    ]),
  )
  // A candidate who wishes partly remote work is content with these, and one who wishes to work on site, too.
  expect(remote).toEqual([
    { id: 0, count: 1 },
    { id: 1, count: 1 },
    { id: 2, count: 0 },
  ])
})
