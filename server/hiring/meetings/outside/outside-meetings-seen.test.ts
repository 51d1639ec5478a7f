import { expect } from 'vitest'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { addMember, apiFor, test } from '#server/testing.ts'
import { HARUKA } from '../../outside-candidates/testing.ts'
import { askInterviewers } from '../interviewers/ask-interviewers.ts'
import { addPerson, first, offer, other, propose, read, slots, stateOf, type World } from './testing.ts'

test('nobody is written to who has not agreed, who is at the end or who was merged; not even past the code', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, ours, calls } = world
  const { id: waiting } = await ours.add({ ...HARUKA, email: 'haruka@other.example' })
  for (const call of [meetings.list({ id: waiting }), meetings.preview({ id: waiting, ...offer }), meetings.propose({ id: waiting, ...offer })])
    await expect(call).rejects.toMatchObject({ code: 'OUTSIDE_UNREADABLE' })
  const row = { outside_candidate_id: waiting, meeting_type: 'mensetsu', minutes: 30, slots }
  await calls.outside_candidates.change({ id, step: 'end', end_reason: 'rejected' })
  await expect(propose(world)).rejects.toMatchObject({ data: [{ field: 'slots', message: expect.stringContaining('終了') }] })
  await db.updateTable('outside_candidates').set({ step: 'entry', end_reason: null, merged_at: first }).where('id', '=', id).execute()
  await expect(propose(world)).rejects.toMatchObject({ data: [{ field: 'slots', message: expect.stringContaining('統合') }] })
  await expect(db.insertInto('meetings').values(row).execute()).rejects.toThrow('did not consent')
})

test('guests, other companies and members who do not write neither read nor offer', async ({ db }) => {
  const world = await addPerson(db)
  const { id, izumi, kit, as } = world
  const meeting = await propose(world)
  const guest = await as('guest', '外山')
  const rival = (await apiFor(db, (await addMember(db, { role: 'recruiter' })).as)).company_users
  for (const [calls, code] of [
    [guest.calls, 'ROLE_FORBIDDEN'],
    [rival, 'NOT_FOUND'],
  ] as const)
    for (const call of [
      calls.outside_meetings.list({ id }),
      calls.outside_meetings.interviewers({ id }),
      calls.outside_meetings.propose({ id, ...offer }),
      calls.outside_meetings.cancel({ id: meeting.id, sequence: 0 }),
      calls.outside_meetings.move({ id: meeting.id, sequence: 0, starts_at: other }),
    ])
      await expect(call).rejects.toMatchObject({ code })
  const chosen = { id: meeting.id, interviewer_ids: [guest.id], kit_id: kit.id }
  await expect(world.meetings.change_interviewers(chosen)).rejects.toMatchObject({ data: [{ field: 'interviewer_ids' }] })
  expect((await world.meetings.change_interviewers({ ...chosen, interviewer_ids: [] })).interviewers).toEqual([])
  expect(izumi.id).not.toBe(guest.id)
})

test('an agreed time is busy for its interviewers, stands on their home page and in their calendar, and is refused for another meeting', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, izumi, theirMeetings, mailed, clock, calls } = world
  await propose(world)
  await theirMeetings.book({ token: await mailed(), starts_at: first })
  const { interviewers, taken } = await meetings.interviewers({ id })
  expect(interviewers.find((one) => one.id === izumi.id)?.busy).toMatchObject([{ minutes: 60, is_offered: false }])
  expect(taken.map(({ starts_at }) => Date.parse(starts_at))).toEqual([Date.parse(first)])
  // A colleague without an appointment of their own then: the person is taken.
  const again = { id, ...offer, slots: ['2026-11-25T10:30:00+09:00'] }
  await expect((await world.as('recruiter', '木下 遥')).calls.outside_meetings.propose(again)).rejects.toMatchObject({ data: [{ field: 'slots' }] })
  const tasks = await izumi.calls.tasks({ assigned: 'me' })
  expect(tasks.meetings).toMatchObject([{ application_id: null, outside_candidate_id: id, candidate: { name: HARUKA.name } }])
  const rival = (await apiFor(db, { ...(await addMember(db, { role: 'recruiter' })).as, now: () => clock.now })).company_users
  expect([(await calls.tasks({})).meetings?.length, (await rival.tasks({})).meetings]).toEqual([1, []])
  expect(Date.parse((await calls.applications.list({})).outside[0]!.next_meeting_at!)).toBe(Date.parse(first))
  expect(await (await izumi.calls.calendar.meetings({})).text()).toContain('DTSTART:20261125T010000Z')
  const { feed } = await izumi.calls.calendar.issue_feed({})
  const shown = await (await (await apiFor(db, { now: () => clock.now })).calendar_feeds.read({ token: feed!.url.split('/').at(-2)! })).text()
  expect(shown).toContain('DTSTART:20261125T010000Z')
  expect(shown).not.toContain('柏木')
})

test('after the meeting its interviewers are asked for the scorecard, once, and not after one that was moved', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, izumi, theirMeetings, mailed, clock } = world
  const { id: meeting_id } = await propose(world)
  await theirMeetings.book({ token: await mailed(), starts_at: first })
  await meetings.move({ id: meeting_id, sequence: 1, starts_at: other })
  clock.now = new Date('2026-11-27T12:00:00+09:00')
  const run = { db, now: () => clock.now }
  await askInterviewers(run, { meeting_id, sequence: 1 })
  expect((await izumi.calls.tasks({})).scorecards).toEqual([])
  for (let times = 0; times < 2; times++) await askInterviewers(run, { meeting_id, sequence: 2 })
  expect((await izumi.calls.tasks({})).scorecards).toMatchObject([{ outside_candidate_id: id, kit_name: '技術面接' }])
  expect((await read(izumi.calls)).filter(({ kind }) => kind === 'scorecard')).toMatchObject([
    { title: '柏木 遥との面接が終わりました。評価（技術面接）を書いてください' },
  ])
})

test('who was merged into an entry lends it their meetings; everything goes with the person, who has it in their download', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, ours, job_id, theirs, own_token, theirMeetings, mailed } = world
  await propose(world)
  const token = await mailed()
  const { id: into } = await ours.add({ ...HARUKA, email: 'haruka@other.example', job_id })
  const agreed = { consented_at: first, consent_version: '2026-11-28' }
  await db.updateTable('outside_candidates').set(agreed).where('id', '=', into).execute()
  expect((await meetings.list({ id: into })).meetings).toEqual([])
  await db.updateTable('outside_candidates').set({ merged_into_id: into, merged_at: first }).where('id', '=', id).execute()
  expect((await meetings.list({ id: into })).meetings).toMatchObject([{ outside_candidate_id: id, state: 'proposed' }])
  expect(JSON.parse(await (await theirs.export({ token: own_token })).text()).meetings).toMatchObject([{ title: 'CTOがお話しします' }])
  await theirs.withdraw({ token: own_token })
  await expect(theirMeetings.open({ token })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  for (const table of ['meetings', 'meeting_interviewers', 'outside_meeting_links'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('an application lends the meetings of who was merged into it, to nobody who reads no people from outside, until the applicant leaves', async ({ db }) => {
  const world = await addPerson(db)
  const { id, company_id, calls, as } = world
  const meeting = await propose(world)
  await db.updateTable('companies').set({ is_hiring_open_position: true }).where('id', '=', company_id).execute()
  const candidate = await addOpenCandidate(db)
  const { candidate_users: mine } = await apiFor(db, candidate.as)
  const application = await mine.applications.create({ id: 0, company_id })
  const lentTo = async (reader: World['calls']) => (await reader.applications.show({ id: application.id })).outside_meetings.map((one) => one.id)
  expect(await lentTo(calls)).toEqual([])
  await db.updateTable('outside_candidates').set({ merged_application_id: application.id, merged_at: first }).where('id', '=', id).execute()
  const guest = await as('guest', '外山')
  await db.insertInto('candidate_assignments').values({ company_user_id: guest.id, candidate_user_id: candidate.id }).execute()
  expect([await lentTo(calls), await lentTo(guest.calls)]).toEqual([[meeting.id], []])
  await db.updateTable('threads').set({ candidate_user_id: null }).where('company_id', '=', company_id).execute()
  expect(await lentTo(calls)).toEqual([])
})

test('the same client_id offers once', async ({ db }) => {
  const world = await addPerson(db)
  const client_id = '0f0e0d0c-0b0a-4908-8706-050403020100'
  const [one, again] = [await propose(world, { client_id }), await propose(world, { client_id })]
  expect([again.id, await stateOf(world), (await world.mails()).length]).toEqual([one.id, ['proposed'], 1])
})
