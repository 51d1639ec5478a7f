import { expect, vi } from 'vitest'
import { waitingJobs } from '#server/platform/background/testing.ts'
import type { Budget } from '#server/platform/database/limits/rate-limits.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { apiFor, test } from '#server/testing.ts'
import { purgeOutsideCandidates } from '../../outside-candidates/purge-outside-candidates.ts'
import { HARUKA } from '../../outside-candidates/testing.ts'
import { addPerson, first, offer, other, propose, read, second, stateOf } from './testing.ts'

const dead = { code: 'LINK_INVALID' }
const settled = { code: 'MEETING_SETTLED' }

test('no time lies after the day on which the entry is deleted; a new step moves that day', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, calls } = world
  await db.updateTable('outside_candidates').set({ moved_at: '2026-08-26T10:30:00+09:00', keep_months: 3 }).where('id', '=', id).execute()
  const late = { data: [{ field: 'slots', message: expect.stringContaining('2026年11月26日に自動で削除') }] }
  await expect(meetings.preview({ id, ...offer })).rejects.toMatchObject(late)
  await expect(propose(world)).rejects.toMatchObject(late)
  const { id: meeting_id } = await propose(world, { slots: [first], is_agreed: true })
  const move = { id: meeting_id, sequence: 0, starts_at: second }
  await expect(meetings.move(move)).rejects.toMatchObject({ data: [{ field: 'starts_at' }] })
  await calls.outside_candidates.change({ id, step: 'first_interview' })
  expect(await meetings.move(move)).toMatchObject({ state: 'booked' })
})

test('links of a company that is suspended, or whose contract ended, show and book nothing; declining goes on', async ({ db }) => {
  const world = await addPerson(db)
  const { company_id, theirMeetings, mailed } = world
  await propose(world)
  const token = await mailed()
  for (const state of [{ state: 'suspended' }, { state: 'active', end_of_contract: true }]) {
    await db.updateTable('companies').set(state).where('id', '=', company_id).execute()
    for (const call of [theirMeetings.open({ token }), theirMeetings.book({ token, starts_at: first }), theirMeetings.calendar({ token })])
      await expect(call).rejects.toMatchObject(dead)
  }
  expect(await theirMeetings.decline({ token, declined_as: 'withdrawn' })).toEqual({ success: true })
  expect(await theirMeetings.decline({ token, declined_as: 'withdrawn' })).toEqual({ success: true })
  await expect(theirMeetings.decline({ token, declined_as: 'unsuitable', note: '翌週なら' })).rejects.toMatchObject({ code: 'MEETING_SETTLED' })
})

test('mails about meetings have their own budget, cancelling has none, and neither takes from the link to one’s own data', async ({ db }) => {
  const world = await addPerson(db)
  const { id, recruiter, clock, mails } = world
  const empty = new Set<Budget>(['mail', 'mail_from', 'mail_to'])
  const asked = { now: () => clock.now, take: async (budget: Budget) => (empty.has(budget) ? 60 : 0) }
  const { outside_meetings } = (await apiFor(db, { ...recruiter.as, ...asked })).company_users
  const { id: meeting_id, sequence } = await outside_meetings.propose({ id, ...offer })
  empty.add('meeting_mail_to').add('meeting_mail_from').delete('mail')
  await expect(outside_meetings.propose({ id, ...offer, slots: [other] })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await outside_meetings.cancel({ id: meeting_id, sequence })).toMatchObject({ state: 'cancelled', is_mailed: true })
  await (await apiFor(db, asked)).outside_people.ask_for_link({ email: HARUKA.email })
  expect((await mails()).map(({ kind }) => kind)).toEqual(['outside_meeting'])
  expect((await waitingJobs(db)).map(({ task }) => task)).toContain('send_outside_links')
})

test('where no mail leaves, what was mailed is taken back all the same, and nobody is said to have been told', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, mailed, theirMeetings } = world
  const { id: offered } = await propose(world)
  const token = await mailed()
  const sendsMail = vi.spyOn(siteSettings(), 'sendsMail', 'get').mockReturnValue(false)
  try {
    expect(await theirMeetings.book({ token, starts_at: first })).toEqual({ success: true, is_mailed: false })
    expect((await meetings.list({ id })).meetings).toMatchObject([{ sequence: 1, cancel_mail: null }])
    expect(await meetings.cancel({ id: offered, sequence: 1 })).toMatchObject({ state: 'cancelled', is_mailed: false })
  } finally {
    sendsMail.mockRestore()
  }
})

test('what is changed or taken back is what the member saw', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, theirMeetings, mailed } = world
  const { id, sequence } = await propose(world)
  await theirMeetings.book({ token: await mailed(), starts_at: first })
  await expect(meetings.cancel({ id, sequence })).rejects.toMatchObject(settled)
  await meetings.move({ id, sequence: 1, starts_at: second })
  for (const call of [
    meetings.cancel({ id, sequence: 1 }),
    meetings.preview_move({ id, sequence: 1, starts_at: other }),
    meetings.move({ id, sequence: 1, starts_at: other }),
  ])
    await expect(call).rejects.toMatchObject(settled)
  expect(await meetings.cancel({ id, sequence: 2 })).toMatchObject({ state: 'cancelled' })
})

test('who has everything deleted leaves a word to those who would wait for them, without a name, and no mail behind', async ({ db }) => {
  const world = await addPerson(db)
  const { theirs, theirMeetings, mailed, own_token, izumi, calls, as, id, mails } = world
  const saegusa = await as('admin', '三枝 由香')
  await calls.outside_candidates.assign({ id, company_user_id: saegusa.id })
  await propose(world)
  await theirMeetings.book({ token: await mailed(), starts_at: first })
  await propose(world, { slots: [other] })
  const theirsOf = async () => (await mails()).filter(({ to_address }) => to_address === HARUKA.email).length
  expect(await theirsOf()).toBe(2)
  await theirs.withdraw({ token: own_token })
  expect(await theirsOf()).toBe(0)
  const gone = {
    title: '社外からの候補者が登録を取り消したため、11月25日（水）10:00〜11:00（日本時間）の面接はなくなりました',
    path: '/online/companies/selection/outside',
  }
  for (const member of [izumi, saegusa]) {
    const told = await read(member.calls)
    expect(told.map(({ title }) => title).toSorted()).toEqual(
      ['社外からの候補者が登録を取り消したため、候補日を送った面接はなくなりました', gone.title].toSorted(),
    )
    expect(JSON.stringify(told)).not.toMatch(/柏木|mail\.example/)
    expect(told).toContainEqual(expect.objectContaining(gone))
  }
})

test('a mail that waits or was given up goes with the offer, and with the person whom the company or time removes', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id, ours, clock } = world
  const kinds = async () =>
    (await db.selectFrom('mails').select('kind').where('to_address', '=', HARUKA.email).orderBy('kind').execute()).map(({ kind }) => kind)
  const { id: meeting_id, sequence } = await propose(world)
  await db.updateTable('mails').set({ failed_at: first }).where('to_address', '=', HARUKA.email).execute()
  expect(await kinds()).toEqual(['outside_meeting_offer'])
  await meetings.cancel({ id: meeting_id, sequence })
  expect(await kinds()).toEqual(['outside_meeting'])
  await propose(world)
  await ours.remove({ id })
  expect(await kinds()).toEqual([])
  await ours.add(HARUKA)
  expect(await kinds()).toEqual(['outside_consent'])
  clock.now = new Date('2026-12-31T10:00:00+09:00')
  await purgeOutsideCandidates({ db, now: () => clock.now })
  expect(await kinds()).toEqual([])
})

test('a person has so many open meetings at most, and the list names each of them among the latest', async ({ db }) => {
  const world = await addPerson(db)
  const { meetings, id } = world
  const kept = await propose(world)
  const row = { outside_candidate_id: id, meeting_type: 'mensetsu', minutes: 30, slots: [other], mailed_at: first }
  const rows = (count: number, state: string) => Array.from({ length: count }, () => ({ ...row, state, created_at: '2026-11-22T10:00:00+09:00' }))
  await db.insertInto('meetings').values(rows(60, 'cancelled')).execute()
  const { meetings: listed } = await meetings.list({ id })
  expect([listed.length, listed.some((one) => one.id === kept.id)]).toEqual([50, true])
  await db.insertInto('meetings').values(rows(19, 'proposed')).execute()
  const many = { data: [{ field: 'slots', message: expect.stringContaining('20件まで') }] }
  await expect(propose(world, { slots: ['2026-12-01T10:00:00+09:00'] })).rejects.toMatchObject(many)
  expect((await stateOf(world)).filter((state) => state === 'proposed')).toHaveLength(20)
})
