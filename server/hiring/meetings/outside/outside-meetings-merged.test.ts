import { expect } from 'vitest'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { apiFor, test } from '#server/testing.ts'
import { HARUKA } from '../../outside-candidates/testing.ts'
import { addPerson, first, offer, other, propose, read, second, type World } from './testing.ts'

/** Another entry of the same person, with its own assignee, into which theirs is merged. */
async function mergeIntoEntry(db: Database, { ours, job_id, id, as, calls }: World) {
  const { id: into } = await ours.add({ ...HARUKA, email: 'haruka@other.example', job_id })
  await db.updateTable('outside_candidates').set({ consented_at: first, consent_version: '2026-11-28' }).where('id', '=', into).execute()
  const saegusa = await as('admin', '三枝 由香')
  await calls.outside_candidates.assign({ id: into, company_user_id: saegusa.id })
  await db.updateTable('outside_candidates').set({ merged_into_id: into, merged_at: first }).where('id', '=', id).execute()
  return { into, saegusa }
}

/** The application of the same person, which the company merged with theirs. */
async function mergeIntoApplication(db: Database, { company_id, id }: World) {
  await db.updateTable('companies').set({ is_hiring_open_position: true }).where('id', '=', company_id).execute()
  const candidate = await addOpenCandidate(db)
  const { candidate_users: mine } = await apiFor(db, candidate.as)
  const application = await mine.applications.create({ id: 0, company_id })
  await db.updateTable('outside_candidates').set({ merged_application_id: application.id, merged_at: first }).where('id', '=', id).execute()
  return { application_id: application.id, candidate_user_id: candidate.id }
}

test('a link goes on in the entry into which its person was merged: who takes care of that is notified, and where it ended nothing is booked', async ({
  db,
}) => {
  const world = await addPerson(db)
  const { meetings, id, theirMeetings, mailed, calls, as } = world
  await meetings.propose({ id, ...offer })
  const token = await mailed()
  const { into, saegusa } = await mergeIntoEntry(db, world)
  const colleague = await as('recruiter', '木下 遥')
  const both = { id: into, ...offer, slots: [second] }
  await expect(colleague.calls.outside_meetings.propose(both)).rejects.toMatchObject({ data: [{ message: expect.stringContaining('送信済み') }] })
  expect((await meetings.interviewers({ id: into })).taken).toHaveLength(2)
  await calls.outside_candidates.change({ id: into, step: 'end', end_reason: 'rejected' })
  expect(await theirMeetings.open({ token })).toMatchObject({ state: 'cancelled' })
  await expect(theirMeetings.book({ token, starts_at: first })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
  await calls.outside_candidates.change({ id: into, step: 'entry' })
  await theirMeetings.book({ token, starts_at: first })
  expect(await read(saegusa.calls)).toMatchObject([{ kind: 'meeting', path: `/online/companies/selection/outside/detail?id=${into}` }])
  expect(await read(calls)).toEqual([])
})

test('merged into an application, the same holds of its step and its assignee, and both sides’ times are compared', async ({ db }) => {
  const world = await addPerson(db)
  const { theirMeetings, mailed, calls, as } = world
  await propose(world, { interviewer_ids: [], kit_id: null })
  const token = await mailed()
  const { application_id, candidate_user_id } = await mergeIntoApplication(db, world)
  const colleague = await as('recruiter', '木下 遥')
  const times = { meeting_type: 'mensetsu' as const, minutes: 60, slots: [first] }
  await expect(colleague.calls.meetings.propose({ id: application_id, ...times })).rejects.toMatchObject({ data: [{ field: 'slots' }] })
  await db.updateTable('threads').set({ company_user_id: colleague.id }).where('candidate_user_id', '=', candidate_user_id).execute()
  const move = (step: string) =>
    db
      .updateTable('applications')
      .set({ step, end_reason: step === 'end' ? 'rejected' : null })
      .execute()
  await move('end')
  await expect(theirMeetings.book({ token, starts_at: first })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
  await move('entry')
  await theirMeetings.book({ token, starts_at: first })
  expect((await read(colleague.calls)).filter(({ kind }) => kind === 'meeting')).toHaveLength(1)
  expect((await read(calls)).filter(({ kind }) => kind === 'meeting')).toEqual([])
})

test('the tasks lead to the application only whoever may read it, and to the entry everybody else', async ({ db }) => {
  const world = await addPerson(db)
  const { id, calls, company_id } = world
  await propose(world, { slots: [other], is_agreed: true, sends_mail: false })
  const { application_id, candidate_user_id } = await mergeIntoApplication(db, world)
  const shown = async () => (await calls.tasks({})).meetings
  expect(await shown()).toMatchObject([{ application_id, outside_candidate_id: id }])
  await db.insertInto('blocked_companies').values({ candidate_user_id, company_id }).execute()
  expect(await shown()).toMatchObject([{ application_id: null, outside_candidate_id: id }])
})
