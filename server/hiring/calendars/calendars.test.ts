import { signOutEverywhere } from '#server/accounts/devices/sign-out-everywhere.ts'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addMember, apiFor, get, test } from '#server/testing.ts'
import { addApplicant } from '../applications/testing.ts'
import { purgeCalendars } from './member-calendars.ts'

const file = (...lines: string[]) =>
  new File([['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//t//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')], 'calendar.ics')
const planned = (start: string) => ['BEGIN:VEVENT', 'UID:1', `DTSTART:${start}`, 'DURATION:PT1H', 'SUMMARY:通院', 'LOCATION:病院', 'END:VEVENT']
const monday = { weekday: 1, from_minute: 540, to_minute: 720 }

async function enter(db: Database) {
  const member = await addMember(db, { role: 'recruiter' })
  return { ...member, calendar: (await apiFor(db, member.as)).company_users.calendar }
}

test('a week is assumed until one is saved; what touches is joined, and an empty week is one, too', async ({ db }) => {
  const { calendar } = await enter(db)
  expect(await calendar.show({})).toMatchObject({ week_saved_at: null, week: { length: 5 } })
  const after = { weekday: 1, from_minute: 720, to_minute: 780 }
  expect((await calendar.save_week({ week: [after, monday] })).week).toEqual([{ weekday: 1, from_minute: 540, to_minute: 780 }])
  expect(await calendar.save_week({ week: [] })).toMatchObject({ week: [], week_saved_at: expect.any(String) })
  await expect(calendar.save_week({ week: [{ ...monday, to_minute: 540 }] })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('a day is set, changed and taken out; one that is over is refused', async ({ db }) => {
  const { calendar } = await enter(db)
  await calendar.save_day({ day: '2026-11-24', times: null })
  const times = { from_minute: 600, to_minute: 660 }
  expect((await calendar.save_day({ day: '2026-11-24', times })).days).toEqual([{ day: '2026-11-24', ...times }])
  await expect(calendar.save_day({ day: '2026-11-20', times: null })).rejects.toMatchObject({ data: [{ field: 'day' }] })
  expect((await calendar.remove_day({ day: '2026-11-24' })).days).toEqual([])
})

test('of a file only start and end are stored; a new one takes its place, and a bad one changes nothing', async ({ db }) => {
  const { calendar, id } = await enter(db)
  expect((await calendar.import_file({ file: file(...planned('20261125T010000Z')) })).imported).toMatchObject({ times: 1 })
  const rows = () => db.selectFrom('member_busy_times').selectAll().where('company_user_id', '=', id).execute()
  expect(JSON.stringify(await rows())).not.toMatch(/通院|病院/)
  await expect(calendar.import_file({ file: new File(['hello'], 'a.ics') })).rejects.toMatchObject({ data: [{ field: 'file' }] })
  await expect(calendar.import_file({ file: new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.ics') })).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  expect(await rows()).toHaveLength(1)
  await calendar.import_file({ file: file(...planned('20261126T010000Z')) })
  expect((await rows()).map(({ starts_at }) => new Date(starts_at).toISOString())).toEqual(['2026-11-26T01:00:00.000Z'])
  await purgeCalendars({ db, now: () => new Date('2026-11-27T00:00:00Z') })
  expect(await rows()).toEqual([])
  expect((await calendar.remove_file()).imported).toBeNull()
})

test('a proposal shows colleagues’ free and planned times, to members of the company only, and never to the candidate', async ({ db }) => {
  const { ours, mine, apply, company_id } = await addApplicant(db)
  const { id } = await apply()
  const izumi = await addMember(db, { company_id, role: 'assistant', name: '和泉 亮' })
  const { calendar } = (await apiFor(db, izumi.as)).company_users
  await calendar.save_week({ week: [monday] })
  await calendar.save_day({ day: '2026-11-24', times: { from_minute: 600, to_minute: 660 } })
  await calendar.import_file({ file: file(...planned('20261130T003000Z')) })
  const read = async () => (await ours.meetings.interviewers({ id })).interviewers.find((one) => one.id === izumi.id)
  const shown = await read()
  expect(shown?.free.map(({ starts_at, minutes }) => [new Date(starts_at).toISOString(), minutes])).toEqual([
    ['2026-11-23T00:00:00.000Z', 180],
    ['2026-11-24T01:00:00.000Z', 60],
    ['2026-11-30T00:00:00.000Z', 180],
  ])
  expect(shown).toMatchObject({ has_week: true, busy: [{ minutes: 60, is_imported: true }] })
  await calendar.save_day({ day: '2026-11-23', times: null })
  expect((await read())?.free).toHaveLength(2)
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(rival.meetings.interviewers({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(JSON.stringify(await mine.meetings.list({}))).not.toContain('和泉')
})

test('what this selection has open is named as taken', async ({ db }) => {
  const { ours, apply } = await addApplicant(db)
  const { id } = await apply()
  await ours.meetings.propose({ id, meeting_type: 'mendan', minutes: 30, slots: ['2026-11-25T10:00:00+09:00'] })
  expect((await ours.meetings.interviewers({ id })).taken).toMatchObject([{ minutes: 30 }])
})

test('a member downloads the agreed meetings that they lead, and nobody else’s', async ({ db }) => {
  const { ours, mine, apply, recruiter, company_id } = await addApplicant(db)
  const { id } = await apply()
  const izumi = await addMember(db, { company_id, role: 'assistant' })
  const slots = ['2026-11-25T10:00:00+09:00']
  const meeting = await ours.meetings.propose({ id, meeting_type: 'mensetsu', minutes: 60, slots, interviewer_ids: [izumi.id] })
  const entries = async (as: typeof izumi.as) =>
    (await (await (await apiFor(db, as)).company_users.calendar.meetings({})).text()).match(/BEGIN:VEVENT/g)?.length ?? 0
  expect(await entries(izumi.as)).toBe(0)
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  expect([await entries(izumi.as), await entries(recruiter.as)]).toEqual([1, 0])
})

test('a member of a company that waits prepares their calendar; nobody does without a session', async ({ db }) => {
  const { id } = await addCompany(db, { state: 'pending' })
  const { as } = await addMember(db, { company_id: id })
  expect((await (await apiFor(db, as)).company_users.calendar.save_week({ week: [monday] })).week_saved_at).not.toBeNull()
  expect((await get(db, '/company_users/calendar/')).status).toBe(401)
})

test('a calendar reads by the link when a meeting is, and neither who it is with nor its title; a new link ends the one before', async ({ db }) => {
  const { ours, mine, apply, company_id, recruiter } = await addApplicant(db)
  const { id } = await apply()
  const slots = ['2026-11-25T10:00:00+09:00']
  const meeting = await ours.meetings.propose({ id, meeting_type: 'mensetsu', title: '佐藤さんの面接', place: '本社 3階', minutes: 60, slots })
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  const tokenOf = ({ feed }: { feed: { url: string } | null }) => feed!.url.split('/').at(-2)!
  const { calendar_feeds } = await apiFor(db)
  expect((await ours.calendar.show({})).feed).toBeNull()
  const token = tokenOf(await ours.calendar.issue_feed({}))
  const text = await (await calendar_feeds.read({ token })).text()
  expect(text).toMatch(/DTSTART:20261125T010000Z[\s\S]*SUMMARY:面接\r\n/)
  expect(text).toContain('本社 3階')
  expect(text).not.toMatch(/佐藤|求職者/)
  const colleague = (await apiFor(db, (await addMember(db, { company_id, role: 'admin' })).as)).company_users.calendar
  expect((await colleague.show({})).feed).toBeNull()

  const next = tokenOf(await ours.calendar.issue_feed({}))
  await expect(calendar_feeds.read({ token })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  expect(await (await calendar_feeds.read({ token: next })).text()).toContain('BEGIN:VEVENT')
  await db.updateTable('companies').set({ state: 'suspended' }).where('id', '=', company_id).execute()
  await expect(calendar_feeds.read({ token: next })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  await db.updateTable('companies').set({ state: 'active' }).where('id', '=', company_id).execute()
  await db.deleteFrom('company_users').where('id', '=', recruiter.id).execute()
  await expect(calendar_feeds.read({ token: next })).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('a link ends when operators end the sessions of its member', async ({ db }) => {
  const { as, viewer } = await addMember(db)
  const { feed } = await (await apiFor(db, as)).company_users.calendar.issue_feed({})
  await signOutEverywhere(db, viewer)
  await expect((await apiFor(db)).calendar_feeds.read({ token: feed!.url.split('/').at(-2)! })).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('a link that was ended leads nowhere', async ({ db }) => {
  const { calendar } = await enter(db)
  const { feed } = await calendar.issue_feed({})
  expect((await calendar.revoke_feed()).feed).toBeNull()
  await expect((await apiFor(db)).calendar_feeds.read({ token: feed!.url.split('/').at(-2)! })).rejects.toMatchObject({ code: 'LINK_INVALID' })
})
