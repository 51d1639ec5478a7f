import { expect } from 'vitest'
import { addJob, addMember, apiFor, test } from '#server/testing.ts'
import { addOpenCandidate } from '../../visibility/testing.ts'

/** What each candidate wishes; the first fits in most. The pay and the hours that they wish for change no order. */
const wishes = [
  { user_desired_job_fields: [16], skill_types: [1], user_preferred_work_areas: [13], user_desired_remote: 1, user_desired_employment_types: [1] },
  { user_desired_job_fields: [16], user_desired_skill_types: [1], user_preferred_work_areas: [13], working_day: '週3日' },
  { user_desired_job_fields: [16], skill_types: [2], user_preferred_work_areas: [13] },
  { user_desired_job_fields: [16] },
  { user_desired_min_salary: 9_000 },
  { user_desired_job_fields: [18] },
  { user_desired_job_fields: [18], user_preferred_work_areas: [27], user_desired_remote: 2 },
]

test.for([
  { remote: 1 as number | null, prefectures: [13] },
  { remote: 2, prefectures: [27] },
  { remote: null, prefectures: [] },
])('candidates come in the order in which their lines fit a job with %o', async (job, { db }) => {
  const { company_id, as } = await addMember(db, { role: 'recruiter' })
  const { id: job_id } = await addJob(db, { company_id, job_fields: [16], skill_types: [1], employment_types: [1], min_week_work_days: 3, ...job })
  for (const wish of wishes.toReversed()) {
    const { id } = await addOpenCandidate(db)
    await db.updateTable('candidate_profiles').set(wish).where('candidate_user_id', '=', id).execute()
  }
  const { company_users: api } = await apiFor(db, as)
  const { candidates } = await api.candidates.list({ job_id, sort: 4 })
  const points = candidates.map(({ match }) => match!.fits - match!.differs)
  expect(points).toHaveLength(wishes.length)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  expect(points[0]).toBeGreaterThan(points.at(-1)!)
  const stranger = await addJob(db)
  expect((await api.candidates.list({ job_id: stranger.id, sort: 4 })).candidates.map(({ match }) => match)).toEqual(wishes.map(() => null))
})
