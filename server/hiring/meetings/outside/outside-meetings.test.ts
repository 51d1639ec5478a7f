import { expect } from 'vitest'
import { purgeOutsideCandidates } from '../../outside-candidates/purge-outside-candidates.ts'
import { HARUKA } from '../../outside-candidates/testing.ts'
import { test } from '#server/testing.ts'
import { addPerson, first, offer, other, propose, read, second, stateOf } from './testing.ts'

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
  const { id, sequence, cancel_mail } = await propose(world, { slots: [other] })
  const next = await mailed()
  expect(cancel_mail?.subject).toContain('面接の候補日が取り消されました')
  expect(await meetings.cancel({ id, sequence })).toMatchObject({ state: 'cancelled', cancel_mail: null })
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
  expect(await meetings.preview_move({ id: silent.id, sequence: 0, starts_at: second })).toEqual({ mail: null })
  await meetings.move({ id: silent.id, sequence: 0, starts_at: second })
  await meetings.cancel({ id: silent.id, sequence: 1 })
  expect(await mails()).toEqual([])
  const told = await meetings.propose({ id, ...agreed, sends_mail: true })
  const token = await mailed()
  const { mail } = await meetings.preview_move({ id: told.id, sequence: 0, starts_at: other })
  const moved = await meetings.move({ id: told.id, sequence: 0, starts_at: other, place: '渋谷の会議室' })
  expect([moved.starts_at && Date.parse(moved.starts_at), moved.place]).toEqual([Date.parse(other), '渋谷の会議室'])
  expect((await mails()).map(({ text }) => text!.replace(/token=[\w-]+/, 'token=…'))).toEqual([mail!.text])
  expect((await theirMeetings.open({ token })).place).toBe('渋谷の会議室')
  await expect(meetings.move({ id: told.id, sequence: 1, starts_at: '2026-11-20T10:00:00+09:00' })).rejects.toMatchObject({ data: [{ field: 'starts_at' }] })
})
