import { expect } from 'vitest'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { apiFor, test } from '#server/testing.ts'
import { HARUKA } from '../outside-candidates/testing.ts'
import { askInterviewers } from './interviewers/ask-interviewers.ts'
import { addPerson, first, offer, other, propose, read, second } from './outside/testing.ts'

const after = new Date('2026-11-25T12:00:00+09:00')
const agreed = { is_agreed: true, sends_mail: false, slots: [first] }
const again = { meeting_type: 'mensetsu' as const, minutes: 60, slots: ['2026-11-25T10:30:00+09:00'] }

/** An agreed meeting of somebody from outside, who can be merged into an application or into another entry. */
async function addAgreed(db: Database, more: Parameters<typeof propose>[1] = agreed) {
  const world = await addPerson(db)
  const { company_id, id, clock, ours, job_id, izumi } = world
  const meeting = await propose(world, more)
  await db.updateTable('companies').set({ is_hiring_open_position: true }).where('id', '=', company_id).execute()
  const candidate = await addOpenCandidate(db)
  const mine = (await apiFor(db, { ...candidate.as, now: () => clock.now })).candidate_users
  const { id: application_id } = await mine.applications.create({ id: 0, company_id })
  const { id: entry_id } = await ours.add({ ...HARUKA, email: 'haruka@other.example', job_id })
  const consent = { consented_at: first, consent_version: '2026-11-28' }
  await db.updateTable('outside_candidates').set(consent).where('id', '=', entry_id).execute()
  const merge = (into: { merged_application_id: string } | { merged_into_id: string }) =>
    db
      .updateTable('outside_candidates')
      .set({ ...into, merged_at: first })
      .where('id', '=', id)
      .execute()
  const ask = () => askInterviewers({ db, now: () => after }, { meeting_id: meeting.id, sequence: 0 })
  const asked = async () => (await read(izumi.calls)).filter(({ kind }) => kind === 'scorecard')
  return { ...world, meeting, candidate, mine, application_id, entry_id, merge, ask, asked }
}
type Agreed = Awaited<ReturnType<typeof addAgreed>>

const card = ({ kit }: Agreed, id: string) => ({
  id,
  kit_id: kit.id,
  scores: [{ criterion: '設計の判断', score: 3 as const, note: '' }],
  recommendation: 3 as const,
  comment: '',
  is_submitted: true,
})

test('after the meeting of somebody who was merged into an application, its scorecard is asked for', async ({ db }) => {
  const world = await addAgreed(db)
  const { application_id, merge, ask, asked, izumi } = world
  await merge({ merged_application_id: application_id })
  for (let times = 0; times < 2; times++) await ask()
  const [notification, ...more] = await asked()
  expect([notification!.path, more]).toEqual([expect.stringContaining(`selection/detail?id=${application_id}`), []])
  expect((await izumi.calls.tasks()).scorecards).toMatchObject([{ application_id, outside_candidate_id: null }])
})

test('nobody is asked about an application that has ended, nor who was asked or wrote before, nor a guest', async ({ db }) => {
  const world = await addAgreed(db)
  const { application_id, id, kit, calls, merge, ask, asked, izumi } = world
  await merge({ merged_application_id: application_id })
  await calls.applications.change({ id: application_id, step: 'end', end_reason: 'rejected' })
  await ask()
  await calls.applications.change({ id: application_id, step: 'entry' })
  await db.updateTable('company_users').set({ role: 'guest' }).where('id', '=', izumi.id).execute()
  await ask()
  await db.updateTable('company_users').set({ role: 'assistant' }).where('id', '=', izumi.id).execute()
  await izumi.calls.scorecards.save(card(world, application_id))
  await ask()
  expect(await asked()).toEqual([])
  await db.deleteFrom('scorecards').execute()
  await db.deleteFrom('scorecard_requests').execute()
  await db.insertInto('scorecard_requests').values({ outside_candidate_id: id, kit_id: kit.id, company_user_id: izumi.id }).execute()
  await ask()
  expect([await asked(), (await izumi.calls.tasks()).scorecards?.length]).toEqual([[], 1])
})

test('an agreed time is taken for the application, and one of the application for who was merged into it', async ({ db }) => {
  const { application_id, merge, as, mine, meeting } = await addAgreed(db)
  // A colleague without an appointment of their own then.
  const { calls } = await as('recruiter', '三枝 由香')
  await merge({ merged_application_id: application_id })
  await expect(calls.meetings.propose({ id: application_id, ...again })).rejects.toMatchObject({ data: [{ field: 'slots' }] })
  expect((await calls.meetings.interviewers({ id: application_id })).taken.map(({ starts_at }) => Date.parse(starts_at))).toEqual([Date.parse(first)])
  const proposed = await calls.meetings.propose({ id: application_id, ...again, slots: [other] })
  await mine.meetings.book({ id: proposed.id, starts_at: other })
  const { calls: third } = await as('recruiter', '北原 直')
  await expect(third.outside_meetings.move({ id: meeting.id, sequence: meeting.sequence, starts_at: other })).rejects.toMatchObject({
    data: [{ field: 'starts_at' }],
  })
})

test('an agreed time is taken for the entry into which somebody was merged, and the other way round', async ({ db }) => {
  const { entry_id, merge, as, meeting } = await addAgreed(db)
  const { calls } = await as('recruiter', '三枝 由香')
  await calls.outside_meetings.propose({ id: entry_id, ...offer, ...agreed, slots: [other] })
  await merge({ merged_into_id: entry_id })
  await expect(calls.outside_meetings.propose({ id: entry_id, ...offer, slots: again.slots })).rejects.toMatchObject({ data: [{ field: 'slots' }] })
  const { calls: third } = await as('recruiter', '北原 直')
  await expect(third.outside_meetings.move({ id: meeting.id, sequence: meeting.sequence, starts_at: other })).rejects.toMatchObject({
    data: [{ field: 'starts_at' }],
  })
  await third.outside_meetings.move({ id: meeting.id, sequence: meeting.sequence, starts_at: second })
})

test('the card of an application and the column beside its conversation name the next meeting, for who reads people from outside', async ({ db }) => {
  const { application_id, merge, calls, as, candidate, mine, company_id, izumi } = await addAgreed(db)
  const candidate_id = candidate.id
  const cardOf = async (api: typeof calls) =>
    (await api.applications.list({})).applications.map(({ next_meeting_at }) => next_meeting_at && Date.parse(next_meeting_at))
  const teamOf = async (api: typeof calls) => (await api.messages.team({ candidate_id })).next_meeting
  expect([await cardOf(calls), await teamOf(calls)]).toEqual([[null], null])
  await merge({ merged_application_id: application_id })
  expect([await cardOf(calls), await teamOf(calls)]).toMatchObject([[Date.parse(first)], { minutes: 60, interviewers: [{ id: izumi.id }] }])
  const guest = await as('guest', '外山')
  await db.insertInto('candidate_assignments').values({ company_user_id: guest.id, candidate_user_id: candidate_id }).execute()
  expect([await cardOf(guest.calls), await teamOf(guest.calls)]).toEqual([[null], null])
  expect((await mine.applications.list()).applications.map(({ next_meeting_at }) => next_meeting_at)).toEqual([null])
  await db.updateTable('threads').set({ candidate_user_id: null }).where('company_id', '=', company_id).execute()
  expect(await cardOf(calls)).toEqual([null])
})

test('an offer is over once the selection has ended where the person stands, and blocks nobody any more', async ({ db }) => {
  const world = await addAgreed(db, {})
  const { id, application_id, entry_id, merge, calls, izumi, meetings, mine } = world
  const seen = async () => {
    const { interviewers } = await meetings.interviewers({ id })
    const { taken } = await meetings.interviewers({ id: entry_id })
    const [shown] = (await meetings.list({ id })).meetings
    return [shown!.has_ended, interviewers.find((one) => one.id === izumi.id)!.busy.length, taken.length]
  }
  expect(await seen()).toEqual([false, 2, 0])
  await merge({ merged_into_id: entry_id })
  expect(await seen()).toEqual([false, 2, 2])
  await calls.outside_candidates.change({ id: entry_id, step: 'end', end_reason: 'rejected' })
  expect(await seen()).toEqual([true, 0, 0])
  await calls.outside_candidates.change({ id: entry_id, step: 'entry' })
  expect(await seen()).toEqual([false, 2, 2])
  await db.updateTable('outside_candidates').set({ merged_into_id: null, merged_application_id: application_id }).where('id', '=', id).execute()
  await calls.applications.change({ id: application_id, step: 'end', end_reason: 'rejected' })
  expect(await seen()).toEqual([true, 0, 0])
  expect((await calls.applications.show({ id: application_id })).outside_meetings).toMatchObject([{ has_ended: true }])
  expect((await mine.meetings.list({})).meetings).toEqual([])
})
