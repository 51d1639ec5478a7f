import { expect } from 'vitest'
import type { Grade } from '#contract/hiring/scorecards/scorecards.ts'
import { addOutsideWorld, HARUKA } from '../outside-candidates/testing.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, daysAgo, test } from '#server/testing.ts'

/** Somebody from outside who has agreed, a kit, their recruiter and colleagues. */
async function addInterview(db: Database) {
  const world = await addOutsideWorld(db)
  const { company_id, job_id, recruiter } = world
  const { id } = await world.ours.add({ ...HARUKA, job_id })
  const { company_users: calls } = await apiFor(db, recruiter.as)
  const kit = await calls.interview_kits.create({ name: '技術面接', criteria: [{ name: '設計の判断' }] })
  const as = async (role: string, name: string) => {
    const colleague = await addMember(db, { company_id, role, name })
    return { id: colleague.id, calls: (await apiFor(db, colleague.as)).company_users }
  }
  const consent = async () => world.theirs.consent({ token: await world.mailed(), name: HARUKA.name, phone_number: '', may_upload: false })
  const written = (score: Grade | null, recommendation: Grade, is_submitted = true) => ({
    id,
    kit_id: kit.id,
    scores: [{ criterion: '設計の判断', score, note: '代わりの案を話せた' }],
    recommendation,
    comment: 'ひみつの評価',
    is_submitted,
  })
  const card = async () => (await calls.applications.list({})).outside[0]
  return { ...world, id, kit, calls, consent, written, card, admin: await as('admin', '三枝 由香'), guest: await as('guest', '外山') }
}

/** The same, merged into an application. */
async function addMerged(db: Database) {
  const world = await addInterview(db)
  await world.consent()
  await db.updateTable('companies').set({ is_hiring_open_position: true }).where('id', '=', world.company_id).execute()
  const candidate = await addOpenCandidate(db)
  const mine = (await apiFor(db, candidate.as)).candidate_users
  const { id: application_id } = await mine.applications.create({ id: 0, company_id: world.company_id })
  const merge = (into: string | null) =>
    db
      .updateTable('outside_candidates')
      .set({ merged_application_id: into, merged_at: into && daysAgo(0) })
      .where('id', '=', world.id)
      .execute()
  return { ...world, candidate, mine, application_id, merge }
}

test('nothing is written about somebody before they agree, not even past the code', async ({ db }) => {
  const { calls, id, written, consent, kit, admin } = await addInterview(db)
  const request = { id, kit_id: kit.id, company_user_id: admin.id }
  for (const call of [calls.outside_scorecards.list({ id }), calls.outside_scorecards.save(written(4, 3)), calls.outside_scorecards.ask(request)])
    await expect(call).rejects.toMatchObject({ code: 'OUTSIDE_UNREADABLE' })
  await consent()
  expect((await calls.outside_scorecards.list({ id })).sheets).toMatchObject([{ kit: { name: '技術面接' }, own: null, others: null, submitted: 0 }])
  await db.updateTable('outside_candidates').set({ consented_at: null, consent_version: null, upload_allowed_at: null, phone_sealed: null }).execute()
  const row = { outside_candidate_id: id, kit_id: kit.id, member_name: '木下' }
  await expect(db.insertInto('scorecards').values(row).execute()).rejects.toThrow('did not consent')
})

test('nobody reads what colleagues think of somebody from outside before their own is in, not even an admin', async ({ db }) => {
  const { calls, admin, id, written, consent } = await addInterview(db)
  await consent()
  await calls.outside_scorecards.save(written(4, 3))
  const before = await admin.calls.outside_scorecards.list({ id })
  expect([before.sheets, before.candidate, before.job]).toMatchObject([
    [{ submitted: 1, own: null, others: null }],
    { id, name: HARUKA.name },
    { position_title: 'SRE' },
  ])
  expect(JSON.stringify(before)).not.toContain('ひみつ')
  await admin.calls.outside_scorecards.save(written(2, 2, false))
  expect((await admin.calls.outside_scorecards.list({ id })).sheets).toMatchObject([{ others: null }])
  await admin.calls.outside_scorecards.save(written(2, 2))
  expect((await admin.calls.outside_scorecards.list({ id })).sheets).toMatchObject([
    { submitted: 2, others: [{ member: { name: '木下 遥' }, recommendation: 3, scores: [{ criterion: '設計の判断', score: 4 }] }] },
  ])
  const corrected = await calls.outside_scorecards.save(written(1, 1, false))
  expect([corrected.submitted_at, corrected.corrected_times.length]).toEqual([expect.any(String), 1])
})

test('a colleague who is asked is notified by the name of the person, has it among their tasks, and the card counts it', async ({ db }) => {
  const { calls, admin, id, kit, written, consent, card } = await addInterview(db)
  await consent()
  expect((await card())!.scorecards).toBeNull()
  const request = { id, kit_id: kit.id, company_user_id: admin.id }
  for (let times = 0; times < 2; times++) await calls.outside_scorecards.ask(request)
  const { notifications } = await admin.calls.notifications.list({})
  expect(notifications).toMatchObject([{ title: `木下 遥さんから、${HARUKA.name}の評価（技術面接）を依頼されました` }])
  expect(notifications[0]!.path).toContain(`/selection/outside/detail?id=${id}#scorecards`)
  expect((await admin.calls.tasks()).scorecards).toMatchObject([
    { application_id: null, outside_candidate_id: id, kit_name: '技術面接', candidate: { name: HARUKA.name } },
  ])
  expect((await card())!.scorecards).toEqual({ asked: 1, submitted: 0 })
  await admin.calls.outside_scorecards.save(written(3, 3))
  expect([(await card())!.scorecards, (await admin.calls.tasks()).scorecards]).toEqual([{ asked: 1, submitted: 1 }, []])
  await calls.outside_scorecards.cancel_request(request)
  expect((await card())!.scorecards).toBeNull()
})

test('guests and other companies neither read, write nor are asked', async ({ db }) => {
  const { calls, guest, id, kit, written, consent } = await addInterview(db)
  await consent()
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users
  for (const [api, code] of [
    [guest.calls, 'ROLE_FORBIDDEN'],
    [rival, 'NOT_FOUND'],
  ] as const) {
    await expect(api.outside_scorecards.list({ id })).rejects.toMatchObject({ code })
    await expect(api.outside_scorecards.save(written(4, 4))).rejects.toMatchObject({ code })
  }
  await expect(calls.outside_scorecards.ask({ id, kit_id: kit.id, company_user_id: guest.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await calls.outside_scorecards.list({ id })).members.map(({ name }) => name)).toEqual(['三枝 由香', '木下 遥'])
})

test('what was written goes with the person, and no notification names them any more', async ({ db }) => {
  const { calls, admin, id, kit, written, consent } = await addInterview(db)
  const { token } = await consent()
  await calls.outside_scorecards.ask({ id, kit_id: kit.id, company_user_id: admin.id })
  await calls.outside_scorecards.save(written(4, 3))
  const { outside_people: theirs } = await apiFor(db)
  expect(await (await theirs.export({ token })).text()).not.toContain('ひみつ')
  await calls.outside_candidates.remove({ id })
  for (const table of ['scorecards', 'scorecard_scores', 'scorecard_requests'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  expect((await admin.calls.notifications.list({})).notifications).toEqual([])
})

test('who was merged into an application lends it their scorecards, what is written since is about the applicant, and a merge that is undone takes them back', async ({
  db,
}) => {
  const { calls, admin, id, written, application_id, merge, kit } = await addMerged(db)
  await calls.outside_scorecards.ask({ id, kit_id: kit.id, company_user_id: admin.id })
  await calls.outside_scorecards.save(written(4, 3))
  const sheetOf = async (api: typeof calls) => (await api.scorecards.list({ id: application_id })).sheets[0]
  expect(await sheetOf(calls)).toMatchObject({ submitted: 0, own: null, asked: [] })
  await merge(application_id)
  expect(await sheetOf(calls)).toMatchObject({ submitted: 1, own: { recommendation: 3 }, asked: [{ name: '三枝 由香', is_submitted: false }] })
  expect(await sheetOf(admin.calls)).toMatchObject({ submitted: 1, own: null, others: null })
  expect((await admin.calls.tasks()).scorecards).toMatchObject([{ application_id, candidate: { has_left: false } }])
  const unread = () =>
    db.selectFrom('notifications').select('id').where('account_id', '=', admin.id).where('kind', '=', 'scorecard').where('read_at', 'is', null).execute()
  expect(await unread()).toHaveLength(1)
  await admin.calls.scorecards.save({ ...written(2, 2), id: application_id })
  expect(await unread()).toEqual([])
  await calls.scorecards.save({ ...written(4, 4), id: application_id })
  expect(await sheetOf(admin.calls)).toMatchObject({ submitted: 2, others: [{ recommendation: 4 }] })
  expect((await calls.applications.list({})).applications[0]!.scorecards).toEqual({ asked: 1, submitted: 1 })
  expect((await admin.calls.tasks()).scorecards).toEqual([])
  await merge(null)
  expect(await sheetOf(admin.calls)).toMatchObject({ submitted: 2, own: { recommendation: 2 }, others: [{ recommendation: 4 }] })
  expect((await calls.outside_scorecards.list({ id })).sheets[0]).toMatchObject({ submitted: 1, own: { recommendation: 3 } })
})

test('who was asked about an entry is asked about the one into which it was merged, until they submit', async ({ db }) => {
  const { calls, admin, id, kit, written, consent, ours, company_id, job_id } = await addInterview(db)
  await consent()
  await calls.outside_scorecards.ask({ id, kit_id: kit.id, company_user_id: admin.id })
  const { id: other } = await ours.add({ ...HARUKA, email: 'haruka@other.example', job_id })
  const agreed = { consented_at: daysAgo(1), consent_version: '2026-11-28' }
  await db.updateTable('outside_candidates').set(agreed).where('id', '=', other).where('company_id', '=', company_id).execute()
  await db
    .updateTable('outside_candidates')
    .set({ merged_into_id: other, merged_at: daysAgo(0) })
    .where('id', '=', id)
    .execute()
  expect((await admin.calls.tasks()).scorecards).toMatchObject([{ outside_candidate_id: other, kit_id: kit.id }])
  await admin.calls.outside_scorecards.save({ ...written(3, 3), id: other })
  expect((await admin.calls.tasks()).scorecards).toEqual([])
})

test('a criterion that the kit lost since a merge can still be saved from the lent scorecard', async ({ db }) => {
  const { calls, written, application_id, merge, kit } = await addMerged(db)
  await calls.outside_scorecards.save(written(4, 3))
  await merge(application_id)
  await calls.interview_kits.change({ id: kit.id, name: kit.name, criteria: [{ name: '進め方' }] })
  expect(await calls.scorecards.save({ ...written(4, 4), id: application_id })).toMatchObject({ recommendation: 4 })
})

test('of two that a member wrote before a merge, the application shows the one about the application', async ({ db }) => {
  const { calls, written, application_id, merge } = await addMerged(db)
  await calls.outside_scorecards.save(written(1, 1))
  await calls.scorecards.save({ ...written(4, 4), id: application_id })
  await merge(application_id)
  expect((await calls.scorecards.list({ id: application_id })).sheets).toMatchObject([{ submitted: 1, own: { recommendation: 4 }, others: [] }])
  await calls.scorecards.save({ ...written(3, 3), id: application_id })
  await merge(null)
  expect((await calls.scorecards.list({ id: application_id })).sheets).toMatchObject([{ own: { recommendation: 3 } }])
})

test('a guest who sees an application reads nothing that was written about the person from outside, and nobody after the applicant left', async ({ db }) => {
  const { calls, guest, written, application_id, merge, candidate } = await addMerged(db)
  await calls.outside_scorecards.save(written(4, 3))
  await merge(application_id)
  await db.insertInto('candidate_assignments').values({ company_user_id: guest.id, candidate_user_id: candidate.id }).execute()
  const sheetsOf = async (api: typeof calls) => (await api.scorecards.list({ id: application_id })).sheets
  expect(await sheetsOf(guest.calls)).toMatchObject([{ submitted: 0 }])
  await db.updateTable('threads').set({ candidate_user_id: null }).where('candidate_user_id', '=', candidate.id).execute()
  expect(await sheetsOf(calls)).toMatchObject([{ submitted: 0, own: null }])
})
