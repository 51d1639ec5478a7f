import { expect } from 'vitest'
import { askInterviewers } from '../interviewers/ask-interviewers.ts'
import { addOutsideWorld, HARUKA } from '../../outside-candidates/testing.ts'
import { purgeOutsideCandidates } from '../../outside-candidates/purge-outside-candidates.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'

const slots = ['2026-11-25T10:00:00+09:00', '2026-11-26T16:30:00+09:00']
const [first, second] = slots as [string, string]
const other = '2026-11-27T10:00:00+09:00'
const offer = { meeting_type: 'mensetsu' as const, minutes: 60, place: 'https://meet.example/abc', title: 'CTOがお話しします', slots }

/** Somebody from outside who has agreed, with the calls of a recruiter, an interviewer and the person. */
async function addPerson(db: Database) {
  const clock = { now: today }
  const now = () => clock.now
  const world = await addOutsideWorld(db, { now })
  const { company_id, job_id, recruiter } = world
  const { id } = await world.ours.add({ ...HARUKA, job_id })
  const { token } = await world.theirs.consent({ token: await world.mailed(), name: HARUKA.name, phone_number: '', may_upload: false })
  await db.deleteFrom('mails').execute()
  const as = async (role: string, name: string) => {
    const colleague = await addMember(db, { company_id, role, name })
    return { id: colleague.id, calls: (await apiFor(db, { ...colleague.as, now })).company_users }
  }
  const { company_users: calls } = await apiFor(db, { ...recruiter.as, now })
  const kit = await calls.interview_kits.create({ name: '技術面接', criteria: [{ name: '設計の判断' }] })
  const anyone = await apiFor(db, { now })
  const { offered_meetings: theirMeetings } = anyone
  return { ...world, id, own_token: token, clock, calls, meetings: calls.outside_meetings, theirMeetings, kit, izumi: await as('assistant', '和泉 亮'), as }
}
type World = Awaited<ReturnType<typeof addPerson>>

const propose = ({ meetings, id, izumi, kit }: World, more = {}) => meetings.propose({ id, ...offer, interviewer_ids: [izumi.id], kit_id: kit.id, ...more })
const stateOf = async ({ meetings, id }: World) => (await meetings.list({ id })).meetings.map(({ state }) => state)
const read = async (calls: World['calls']) => (await calls.notifications.list({})).notifications

test('what is previewed is sent with a link, the person chooses, and everybody who meets them learns of it', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, mails, mailed, theirMeetings, izumi, calls } = world
  const { mail: shown } = await meetings.preview({ id, ...offer })
  expect([await mails(), await stateOf(world)]).toEqual([[], []])
  expect(shown?.text).toContain('候補2: 11月26日（木）16:30〜17:30（日本時間）')
  const { id: meeting_id } = await propose(world)
  const [sent] = await mails()
  expect([sent!.to_address, sent!.subject, sent!.text!.replace(/token=[\w-]+/, 'token=…')]).toEqual([shown!.to, shown!.subject, shown!.text])
  // Words of others could be a link to anywhere: the mail has names only.
  expect(sent!.text).not.toMatch(/meet\.example|CTO/)
  const token = await mailed()
  const seen = await theirMeetings.open({ token })
  expect(seen).toMatchObject({ state: 'proposed', position_title: 'SRE', place: '', title: 'CTOがお話しします', slots: { length: 2 } })
  expect(JSON.stringify(seen)).not.toMatch(/柏木|和泉|mail\.example/)
  await expect(theirMeetings.book({ token, starts_at: other })).rejects.toMatchObject({ data: [{ field: 'starts_at' }] })
  await theirMeetings.book({ token, starts_at: second })
  await theirMeetings.book({ token, starts_at: second })
  await expect(theirMeetings.book({ token, starts_at: first })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
  const confirmed = (await mails()).find(({ to_address }) => to_address === HARUKA.email)
  expect(confirmed).toMatchObject({ kind: 'outside_meeting', to_address: HARUKA.email })
  expect(confirmed!.text).toContain('日時: 11月26日（木）16:30〜17:30（日本時間）')
  for (const each of [token, await mailed()])
    expect(await theirMeetings.open({ token: each })).toMatchObject({ state: 'booked', place: 'https://meet.example/abc' })
  expect(await (await theirMeetings.calendar({ token })).text()).toContain('DTSTART:20261126T073000Z')
  expect(await read(izumi.calls)).toMatchObject([{ kind: 'meeting', path: `/online/companies/selection/outside/detail?id=${id}` }])
  expect(await read(calls)).toEqual([])
  expect((await calls.outside_candidates.show({ id })).events.map(({ kind }) => kind)).toEqual(['meeting_booked', 'meeting_offered', 'consented', 'asked'])
  expect(await (await meetings.calendar({ id: meeting_id })).text()).toContain('SUMMARY:面接 柏木 遥')
})

test('who takes care of the person is notified; where nobody is named, who offered the times', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, theirMeetings, calls, izumi, as, mailed } = world
  await meetings.propose({ id, ...offer })
  await theirMeetings.decline({ token: await mailed(), declined_as: 'unsuitable', note: '翌週の夕方なら参加できます。' })
  expect([(await read(calls)).length, await read(izumi.calls)]).toEqual([1, []])
  const saegusa = await as('admin', '三枝 由香')
  await calls.outside_candidates.assign({ id, company_user_id: saegusa.id })
  await propose(world)
  await theirMeetings.decline({ token: await mailed(), declined_as: 'withdrawn' })
  expect([(await read(calls)).length, (await read(izumi.calls)).length, (await read(saegusa.calls)).length]).toEqual([1, 1, 1])
  expect((await meetings.list({ id })).meetings.map(({ declined_as, declined_note }) => `${declined_as}: ${declined_note}`).toSorted()).toEqual([
    'unsuitable: 翌週の夕方なら参加できます。',
    'withdrawn: ',
  ])
})

test('a link ends with the last time that was offered, or when the agreed meeting is over, and with what is taken back', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, theirMeetings, clock, mails, mailed } = world
  const dead = { code: 'LINK_INVALID' }
  await propose(world)
  const token = await mailed()
  clock.now = new Date('2026-11-26T16:29:00+09:00')
  expect((await theirMeetings.open({ token })).slots).toHaveLength(1)
  await theirMeetings.book({ token, starts_at: second })
  clock.now = new Date('2026-11-26T17:29:00+09:00')
  await expect(theirMeetings.decline({ token, declined_as: 'unsuitable' })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
  clock.now = new Date('2026-11-26T17:30:00+09:00')
  await expect(theirMeetings.open({ token })).rejects.toMatchObject(dead)
  await purgeOutsideCandidates({ db, now: () => clock.now })
  expect(await db.selectFrom('outside_meeting_links').selectAll().execute()).toEqual([])
  await mailed()
  const { id, cancel_mail } = await propose(world, { slots: [other] })
  const next = await mailed()
  expect(cancel_mail?.subject).toContain('面接の候補日が取り消されました')
  expect(await meetings.cancel({ id })).toMatchObject({ state: 'cancelled', cancel_mail: null })
  const theirs = (await mails()).filter(({ to_address }) => to_address === HARUKA.email)
  expect(theirs.map(({ subject, text }) => ({ to: HARUKA.email, subject, text }))).toEqual([cancel_mail])
  await expect(theirMeetings.book({ token: next, starts_at: other })).rejects.toMatchObject(dead)
})

test('a time agreed by telephone is written down without a mail unless one is chosen, and its changes are told as it was', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, mails, mailed, theirMeetings } = world
  const agreed = { ...offer, slots: [first], is_agreed: true, sends_mail: false }
  expect(await meetings.preview({ id, ...agreed })).toEqual({ mail: null })
  await expect(meetings.propose({ id, ...offer, is_agreed: true })).rejects.toMatchObject({ data: [{ field: 'slots' }] })
  await expect(meetings.propose({ id, ...offer, sends_mail: false })).rejects.toMatchObject({ data: [{ field: 'sends_mail' }] })
  const silent = await meetings.propose({ id, ...agreed })
  expect(silent).toMatchObject({ state: 'booked', mailed_at: null, cancel_mail: null })
  expect(await meetings.preview_move({ id: silent.id, starts_at: second })).toEqual({ mail: null })
  await meetings.move({ id: silent.id, starts_at: second })
  await meetings.cancel({ id: silent.id })
  expect(await mails()).toEqual([])
  const told = await meetings.propose({ id, ...agreed, sends_mail: true })
  const token = await mailed()
  const { mail } = await meetings.preview_move({ id: told.id, starts_at: other })
  const moved = await meetings.move({ id: told.id, starts_at: other, place: '渋谷の会議室' })
  expect([moved.starts_at && Date.parse(moved.starts_at), moved.place]).toEqual([Date.parse(other), '渋谷の会議室'])
  expect((await mails()).map(({ text }) => text!.replace(/token=[\w-]+/, 'token=…'))).toEqual([mail!.text])
  expect((await theirMeetings.open({ token })).place).toBe('渋谷の会議室')
  await expect(meetings.move({ id: told.id, starts_at: '2026-11-20T10:00:00+09:00' })).rejects.toMatchObject({ data: [{ field: 'starts_at' }] })
})

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
      calls.outside_meetings.cancel({ id: meeting.id }),
      calls.outside_meetings.move({ id: meeting.id, starts_at: other }),
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
  await expect(meetings.propose({ id, ...offer, slots: ['2026-11-25T10:30:00+09:00'] })).rejects.toMatchObject({ data: [{ field: 'slots' }] })
  const tasks = await izumi.calls.tasks({ assigned: 'me' })
  expect(tasks.meetings).toMatchObject([{ application_id: null, outside_candidate_id: id, candidate: { name: HARUKA.name } }])
  expect((await calls.tasks({})).meetings).toHaveLength(1)
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
  await meetings.move({ id: meeting_id, starts_at: other })
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

test('the same client_id offers once', async ({ db }) => {
  const world = await addPerson(db)
  const client_id = '0f0e0d0c-0b0a-4908-8706-050403020100'
  const [one, again] = [await propose(world, { client_id }), await propose(world, { client_id })]
  expect([again.id, await stateOf(world), (await world.mails()).length]).toEqual([one.id, ['proposed'], 1])
})
