import { expect } from 'vitest'
import { addApplicant } from '../applications/testing.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'

const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000)

test('a job says who stands at which step, for how long, and who is assigned; nobody else reads it', async ({ db }) => {
  const { apply, ours, company_id, recruiter } = await addApplicant(db)
  const { id, job } = await apply()
  const later = (await apiFor(db, { ...recruiter.as, now: () => inDays(4) })).company_users
  const counts = { entry: 1, casual_meeting: 0, document_screening: 0, first_interview: 0, second_interview: 0, final_interview: 0, offer: 0 }
  expect(await later.job_selections({})).toMatchObject({ total: 1, jobs: [{ id: job?.id, counts, total: 1, longest_days: 4, median_days: 4, members: [] }] })
  await ours.applications.change({ id, step: 'first_interview' })
  expect((await later.job_selections({ ids: [job!.id] })).jobs).toMatchObject([{ counts: { entry: 0, first_interview: 1 } }])
  expect(await later.job_selections({ ids: [0] })).toEqual({ jobs: [], total: 0 })

  await db.updateTable('threads').set({ company_user_id: recruiter.id }).where('company_id', '=', company_id).execute()
  expect((await later.job_selections({ assigned: 'me' })).jobs).toMatchObject([{ total: 1, members: [{ id: recruiter.id }] }])
  const colleague = await addMember(db, { company_id })
  expect((await (await apiFor(db, colleague.as)).company_users.job_selections({ assigned: 'me' })).jobs).toEqual([])
  for (const other of [await addMember(db), await addMember(db, { company_id, role: 'guest' })])
    expect((await (await apiFor(db, other.as)).company_users.job_selections({})).jobs).toEqual([])
})

test('the jobs of a member are those that they own or for whom somebody is assigned to them, each with everybody in selection', async ({ db }) => {
  const { apply, company_id, job_id, recruiter, ours } = await addApplicant(db)
  await apply()
  const second = await addApplicant(db, { company_id })
  await second.apply()
  const owner = await addMember(db, { company_id, role: 'recruiter', name: '和泉 亮' })
  const theirs = (await apiFor(db, owner.as)).company_users
  const jobsOf = async ({ job_selections }: typeof ours) => (await job_selections({ assigned: 'me' })).jobs.map(({ id, total }) => [id, total])
  expect([await jobsOf(ours), await jobsOf(theirs)]).toEqual([[], []])
  await ours.job_offers.set_owner({ ids: [job_id], owner_id: owner.id })
  expect((await theirs.job_selections({ assigned: 'me' })).jobs).toMatchObject([{ id: job_id, owner: { id: owner.id, name: '和泉 亮' }, members: [] }])
  await db.updateTable('threads').set({ company_user_id: owner.id }).where('candidate_user_id', '=', second.candidate.id).execute()
  expect(await jobsOf(theirs)).toEqual([
    [job_id, 1],
    [second.job_id, 1],
  ])
  expect((await theirs.job_offers.list({ mine: 'true' })).total).toBe(2)
  expect((await theirs.account()).own_jobs.map(({ id }) => id)).toEqual([job_id, second.job_id])

  // The figures beside them count these jobs alone.
  const begun = async (api: typeof ours, assigned?: 'me') => (await api.selection_figures({ days: 30, assigned })).all.begun
  expect([await begun(ours, 'me'), await begun(theirs, 'me'), await begun(ours)]).toEqual([0, 2, 2])
  await ours.job_offers.set_owner({ ids: [second.job_id], owner_id: recruiter.id })
  expect(await begun(ours, 'me')).toBe(1)
})

test('people from outside count for their job as on the board, and what ended counts for none', async ({ db }) => {
  const { apply, ours, company_id, recruiter } = await addApplicant(db)
  const { id, job } = await apply()
  const outside = {
    company_id,
    job_id: job!.id,
    name: '柏木 透',
    email: 'toru@mail.example',
    source: 'agent',
    answer_due_at: inDays(7).toISOString(),
    keep_months: 12,
  }
  await db.insertInto('outside_candidates').values(outside).execute()
  const both = async () => [
    (await ours.job_selections({})).jobs.map(({ total }) => total),
    (await ours.job_offers.list({})).jobs.map(({ candidates }) => candidates),
  ]
  expect(await both()).toEqual([[2], [2]])
  expect((await ours.job_selections({ assigned: 'me' })).jobs).toEqual([])
  await db.updateTable('outside_candidates').set({ assigned_id: recruiter.id }).execute()
  expect((await ours.job_selections({ assigned: 'me' })).jobs).toMatchObject([{ total: 2, members: [{ id: recruiter.id }] }])
  await ours.applications.change({ id, step: 'end', end_reason: 'rejected' })
  expect(await both()).toEqual([[1], [1]])
})
