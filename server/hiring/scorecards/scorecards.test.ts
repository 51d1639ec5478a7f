import { expect } from 'vitest'
import type { Grade } from '#contract/hiring/scorecards/scorecards.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { addApplicant } from '../applications/testing.ts'

const criteria = [
  { name: '設計の判断', looks_for: '' },
  { name: '対話', looks_for: '' },
]

/** An application, a kit, its recruiter and a colleague of each other role. */
async function addInterview(db: Database) {
  const applicant = await addApplicant(db)
  const { company_id, ours } = applicant
  const { id } = await applicant.apply()
  const kit = await ours.interview_kits.create({ name: '技術面接', criteria })
  const as = async (role: string, name: string) => {
    const colleague = await addMember(db, { company_id, role, name })
    return { id: colleague.id, calls: (await apiFor(db, colleague.as)).company_users, as: colleague.as }
  }
  const written = (score: Grade | null, recommendation: Grade, is_submitted = true) => ({
    id,
    kit_id: kit.id,
    scores: [{ criterion: '設計の判断', score, note: '代わりの案を話せた' }],
    recommendation,
    comment: 'ひみつの評価',
    is_submitted,
  })
  return { ...applicant, id, kit, written, admin: await as('admin', '三枝 由香'), guest: await as('guest', '外山') }
}

test('nobody reads what colleagues think before their own is in, not even an admin', async ({ db }) => {
  const { ours, admin, id, written } = await addInterview(db)
  await ours.scorecards.save(written(4, 3))
  const before = await admin.calls.scorecards.list({ id })
  expect(before.sheets).toMatchObject([{ submitted: 1, own: null, others: null }])
  expect(JSON.stringify(before)).not.toContain('ひみつ')
  await admin.calls.scorecards.save(written(2, 2, false))
  expect((await admin.calls.scorecards.list({ id })).sheets).toMatchObject([{ submitted: 1, own: { submitted_at: null }, others: null }])
  await admin.calls.scorecards.save(written(2, 2))
  const [sheet] = (await admin.calls.scorecards.list({ id })).sheets
  expect(sheet).toMatchObject({ submitted: 2, others: [{ member: { name: '木下 遥' }, recommendation: 3, scores: [{ criterion: '設計の判断', score: 4 }] }] })
})

test('a draft is read by its writer alone, and what was submitted stays submitted with the times of its corrections', async ({ db }) => {
  const { ours, admin, id, written, recruiter } = await addInterview(db)
  await ours.scorecards.save(written(null, 3, false))
  await admin.calls.scorecards.save(written(2, 2))
  expect((await admin.calls.scorecards.list({ id })).sheets).toMatchObject([{ submitted: 1, others: [] }])
  const first = await ours.scorecards.save(written(4, 3))
  expect(first).toMatchObject({ submitted_at: expect.any(String), corrected_times: [] })
  const later = (await apiFor(db, { ...recruiter.as, now: () => new Date(today.getTime() + 3_600_000) })).company_users
  expect(await later.scorecards.save(written(3, 2, false))).toMatchObject({
    submitted_at: first.submitted_at,
    recommendation: 2,
    corrected_times: ['2026-11-21T11:00:00+09:00'],
  })
  await expect(later.scorecards.save({ ...written(3, 2), recommendation: null })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'recommendation' }],
  })
})

test('a criterion that the kit does not know is refused, one that it knew when it was written is not', async ({ db }) => {
  const { ours, admin, kit, written } = await addInterview(db)
  await expect(ours.scorecards.save({ ...written(3, 3), scores: [{ criterion: '見た目', score: 1 }] })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await ours.scorecards.save(written(3, 3))
  await ours.interview_kits.change({ id: kit.id, name: '技術面接', criteria: [{ name: '実装' }] })
  expect(await ours.scorecards.save(written(4, 3))).toMatchObject({ scores: [{ criterion: '設計の判断', score: 4 }] })
  await expect(admin.calls.scorecards.save(written(3, 3))).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('who is asked is notified once, and the board counts who has submitted', async ({ db }) => {
  const { ours, admin, guest, id, kit, written, recruiter } = await addInterview(db)
  const counted = async () => (await ours.applications.show({ id })).application.scorecards
  expect(await counted()).toBeNull()
  const ask = (company_user_id: string) => ours.scorecards.ask({ id, kit_id: kit.id, company_user_id })
  await ask(admin.id)
  await ask(admin.id)
  await ask(recruiter.id)
  await expect(ask(guest.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ask((await addMember(db)).id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const told = await db.selectFrom('notifications').select(['account_id', 'subject_id', 'detail']).where('kind', '=', 'scorecard').execute()
  expect(told).toEqual([{ account_id: admin.id, subject_id: id, detail: { by: '木下 遥', kit: '技術面接' } }])
  await admin.calls.scorecards.save(written(3, 3))
  expect(await counted()).toEqual({ asked: 2, submitted: 1 })
  const { asked } = (await ours.scorecards.list({ id })).sheets[0]!
  expect(Object.fromEntries(asked.map((one) => [one.id, one.is_submitted]))).toEqual({ [admin.id]: true, [recruiter.id]: false })
  expect((await db.selectFrom('notifications').select('read_at').where('kind', '=', 'scorecard').execute()).map(({ read_at }) => read_at)).not.toContain(null)
  await ours.scorecards.cancel_request({ id, kit_id: kit.id, company_user_id: recruiter.id })
  expect(await counted()).toEqual({ asked: 1, submitted: 1 })
})

test('a guest writes and is asked only about a candidate whom they were shown', async ({ db }) => {
  const { ours, guest, id, kit, written, candidate } = await addInterview(db)
  await expect(guest.calls.scorecards.save(written(3, 3))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ours.messages.let_guest_read({ candidate_id: candidate.id, company_user_id: guest.id })
  await ours.scorecards.ask({ id, kit_id: kit.id, company_user_id: guest.id })
  expect(JSON.stringify(await guest.calls.notifications.list({}))).toContain('の評価（技術面接）を依頼されました')
  expect(await guest.calls.scorecards.save(written(3, 3))).toMatchObject({ recommendation: 3 })
  await expect(guest.calls.interview_kits.create({ name: 'x', criteria })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('neither the candidate nor another company reads any of it, and it goes with the candidate', async ({ db }) => {
  const { ours, mine, candidate, id, kit, written, recruiter } = await addInterview(db)
  await ours.scorecards.ask({ id, kit_id: kit.id, company_user_id: recruiter.id })
  await ours.scorecards.save(written(4, 4))
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(rival.scorecards.list({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(rival.scorecards.save(written(1, 1))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const read = JSON.stringify([await mine.applications.list(), await personalRows(db, candidate.id)])
  expect(read).not.toMatch(/ひみつ|代わりの案|scorecard/)
  await db.deleteFrom('accounts').where('id', '=', candidate.id).execute()
  for (const table of ['scorecards', 'scorecard_scores', 'scorecard_requests'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  await expect(ours.scorecards.save(written(4, 4))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
