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
  expect((await ours.job_selections({ assigned: 'me' })).jobs).toMatchObject([{ total: 1, members: [{ id: recruiter.id }] }])
  await ours.applications.change({ id, step: 'end', end_reason: 'rejected' })
  expect(await both()).toEqual([[1], [1]])
})
