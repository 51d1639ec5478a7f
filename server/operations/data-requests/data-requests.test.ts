import { expect } from 'vitest'
import { runJobs } from '#server/platform/background/testing.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { addReport } from '../reports/add-report.ts'
import { addReportedConversation } from '../reports/testing.ts'
import { addCandidate, addOperator, apiFor, contextOf, daysAgo, test, today } from '#server/testing.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { rowsWith } from '#server/accounts/withdrawals/testing.ts'
import { purgeTickets } from './purge-tickets.ts'

const canary = 'kanarienvogel'
const reason = 'ご本人の請求のため'
const how = { identity_check: '登録の電話番号にかけなおした' }

async function asked(db: Parameters<typeof addCandidate>[0], kind: 'export' | 'correction' | 'stop' | 'erasure', note = '') {
  const person = await addOpenCandidate(db)
  await (await apiFor(db, person.as)).candidate_users.data_requests.create({ kind, note })
  const { id } = await db.selectFrom('data_requests').select('id').where('candidate_user_id', '=', person.id).executeTakeFirstOrThrow()
  const operator = await addOperator(db)
  const { data_requests } = (await apiFor(db, operator.as)).operators
  return { person, id, operator, data_requests }
}

test('nothing is done before the identity is checked, and nothing twice', async ({ db }) => {
  const { id, data_requests } = await asked(db, 'export')
  await expect(data_requests.fulfil({ id, version: 1, reason })).rejects.toMatchObject({ code: 'IDENTITY_UNCHECKED' })
  await data_requests.check({ id, version: 1, ...how })
  await expect(data_requests.check({ id, version: 1, ...how })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  await data_requests.fulfil({ id, version: 2, reason })
  await expect(data_requests.fulfil({ id, version: 3, reason })).rejects.toMatchObject({ code: 'REQUEST_CLOSED' })
})

test('a disclosure is the person’s own archive, which only they fetch', async ({ db }) => {
  const { id, person, data_requests } = await asked(db, 'export')
  await data_requests.check({ id, version: 1, ...how })
  await data_requests.fulfil({ id, version: 2, reason })
  const mine = (await apiFor(db, person.as)).candidate_users
  expect((await mine.exports.list()).exports).toMatchObject([{ state: 'waiting' }])
  expect((await mine.data_requests.list()).data_requests).toMatchObject([{ state: 'done', answer: expect.stringContaining('書き出し') }])
  expect(JSON.stringify(await data_requests.show({ id }))).not.toContain('storage_key')
})

test('a correction records before and after, sealed, and the candidate is notified when all are made', async ({ db }) => {
  const { id, person, data_requests } = await asked(db, 'correction')
  await db.updateTable('candidate_profiles').set({ name: '山本 花子' }).where('candidate_user_id', '=', person.id).execute()
  await data_requests.check({ id, version: 1, ...how })
  await expect(data_requests.fulfil({ id, version: 2, reason })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await expect(data_requests.correct({ id, version: 2, field: 'birthday', value: 'きのう', reason })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await data_requests.correct({ id, version: 2, field: 'name', value: '山田 花子', reason })
  await data_requests.correct({ id, version: 3, field: 'phone_number', value: '090-1234-5678', reason })
  await data_requests.fulfil({ id, version: 4, reason })
  expect((await data_requests.show({ id })).corrections).toMatchObject([
    { field: 'name', before: '山本 花子', after: '山田 花子' },
    { field: 'phone_number', before: '', after: '090-1234-5678' },
  ])
  const kept = await db.selectFrom('corrections').select(['before_sealed', 'after_sealed']).execute()
  expect(JSON.stringify(kept)).not.toMatch(/山[本田]|1234/)
  expect((await (await apiFor(db, person.as)).candidate_users.profile.show()).name).toBe('山田 花子')
})

test('an end of use: no company finds the candidate, and only necessary mails are sent', async ({ db }) => {
  const { id, person, data_requests } = await asked(db, 'stop')
  await data_requests.check({ id, version: 1, ...how })
  await data_requests.fulfil({ id, version: 2, reason })
  const row = await db
    .selectFrom('candidate_users')
    .select(['is_open', 'enable_notification', 'enable_mail_magazine'])
    .where('id', '=', person.id)
    .executeTakeFirst()
  expect(row).toEqual({ is_open: false, enable_notification: false, enable_mail_magazine: false })
})

test('what came by post is entered for an account there is, from a day that was', async ({ db }) => {
  const { data_requests } = (await apiFor(db, (await addOperator(db)).as)).operators
  const { id: candidate } = await addCandidate(db, { email: 'Post@candidate.example' })
  const entered = { kind: 'erasure', came_by: 'post', note: '' } as const
  await expect(data_requests.enter({ ...entered, email: 'nobody@candidate.example', received_on: '2026-11-20' })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  })
  await expect(data_requests.enter({ ...entered, email: 'post@candidate.example', received_on: '2026-12-01' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const { id } = await data_requests.enter({ ...entered, email: 'post@candidate.example', received_on: '2026-11-01' })
  expect(await data_requests.show({ id })).toMatchObject({ candidate_user_id: candidate, came_by: 'post', is_overdue: true })
})

alone('after an erasure only the tickets’ numbers are left: no row, no job and no log holds anything of the person', async ({ db, url }) => {
  const { id, person, data_requests, operator } = await asked(db, 'erasure', `${canary} を消してください`)
  await db.updateTable('candidate_users').set({ username: canary }).where('id', '=', person.id).execute()
  await db
    .updateTable('accounts')
    .set({ email: `${canary}@candidate.example` })
    .where('id', '=', person.id)
    .execute()
  const report = await addReport(db, today, { about: 'service', kind: 'complaint', note: canary, reporter: 'candidate', candidate_user_id: person.id })
  const { reports } = (await apiFor(db, operator.as)).operators
  await reports.change({ id: report.id, version: 1, note: `${canary} さんから電話` })
  await reports.answer({ id: report.id, version: 2, answer: `${canary} さんへ` })
  await data_requests.check({ id, version: 1, identity_check: `${canary} の声` })
  await data_requests.fulfil({ id, version: 2, reason })
  await runJobs(url, { db })
  const left = (await rowsWith(db, [canary, person.id])).filter((row) => !row.startsWith('public.audit_logs'))
  expect(left).toEqual([])
  const lines = await rowsWith(db, [canary])
  expect(lines).toEqual([])
  expect(await data_requests.show({ id })).toMatchObject({ state: 'done', person: null, note: '', identity_check: '' })
})

alone('an erasure and any act of the candidate at that moment: they are gone, and nothing of theirs is written after', async ({ db }) => {
  const { id, person, data_requests } = await asked(db, 'erasure')
  await data_requests.check({ id, version: 1, ...how })
  const mine = (await apiFor(db, person.as)).candidate_users
  const ends = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => mine.data_requests.create({ kind: 'stop', note: canary })),
    data_requests.fulfil({ id, version: 2, reason }),
    ...Array.from({ length: 5 }, () => mine.data_requests.create({ kind: 'stop', note: canary })),
    mine.withdrawal({ reason: 8 }),
  ])
  const refused = new Set(ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : [])))
  expect([...refused].filter((code) => code !== 'SIGN_IN_REQUIRED' && code !== 'REQUEST_CLOSED')).toEqual([])
  expect(await rowsWith(db, [canary])).toEqual([])
  expect(await db.selectFrom('candidate_users').select('id').where('id', '=', person.id).execute()).toEqual([])
})

test('after their time tickets hold nothing personal; open ones are left alone', async ({ db }) => {
  const { id: candidate_user_id } = await addCandidate(db)
  const told = { about: 'service', kind: 'complaint', note: canary, reporter: 'visitor', reporter_email: `${canary}@mebae.example` } as const
  const old = await addReport(db, today, { ...told, state: 'closed', closed_at: daysAgo(366) })
  const answered = await addReport(db, today, { ...told, state: 'answered', answered_at: daysAgo(366) })
  const reopened = await addReport(db, today, { ...told, state: 'taken', answered_at: daysAgo(366) })
  const fresh = await addReport(db, today, { ...told, state: 'closed', closed_at: daysAgo(364) })
  const open = await addReport(db, today, { ...told, candidate_user_id })
  await purgeTickets(await contextOf(db))
  const rows = await db.selectFrom('reports').select(['id', 'note', 'reporter_email']).execute()
  const noteOf = (id: string) => rows.find((row) => row.id === id)?.note
  expect([old, answered, reopened, fresh, open].map(({ id }) => noteOf(id))).toEqual(['', '', canary, canary, canary])
  expect(rows.find(({ id }) => id === old.id)?.reporter_email).toBeNull()
})

test('with a ticket the operators’ notes on it go: the reason of a disclosure, and the corrections', async ({ db }) => {
  const { id, data_requests } = await asked(db, 'correction')
  await data_requests.check({ id, version: 1, ...how })
  await data_requests.correct({ id, version: 2, field: 'name', value: '山田 花子', reason })
  await data_requests.fulfil({ id, version: 3, reason })
  const talk = await addReportedConversation(db)
  const reports = await talk.reportsOf(talk.one)
  await reports.ask_to_open({ id: talk.id, reason: canary })
  const { version } = await reports.show({ id: talk.id })
  await reports.close({ id: talk.id, version, reason: canary })
  const inYears = (years: number) => ({ db, now: () => new Date(today.getTime() + years * 366 * 86_400_000) })
  const left = async () => [
    ...(await db.selectFrom('corrections').select('field').execute()).map(({ field }) => field),
    ...(await db.selectFrom('conversation_disclosures').select('reason').execute()).map(({ reason }) => reason),
  ]
  await purgeTickets(inYears(1))
  expect(await left()).toEqual(['name', '-'])
  await purgeTickets(inYears(3))
  expect(await left()).toEqual(['-'])
})
