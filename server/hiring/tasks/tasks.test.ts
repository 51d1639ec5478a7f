import { expect } from 'vitest'
import { addApplicant } from '../applications/testing.ts'
import { addJob, addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'

const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000)

test('who waits stands there with the day, the soonest first, and what is overdue is counted', async ({ db }) => {
  const { apply, company_id, recruiter, candidate } = await addApplicant(db)
  await apply()
  const tasks = async (days: number) => (await apiFor(db, { ...recruiter.as, now: () => inDays(days) })).company_users.tasks()
  expect((await tasks(1)).waiting).toMatchObject({ total: 1, overdue: 0, people: [{ candidate: { id: candidate.id }, is_overdue: false }] })
  expect((await tasks(8)).waiting).toMatchObject({ total: 1, overdue: 1, people: [{ is_overdue: true }] })
  expect((await tasks(1)).weeks).toMatchObject([{ applications: 1 }, { applications: 0 }, { applications: 0 }, { applications: 0 }])
  const stranger = await addMember(db)
  expect((await (await apiFor(db, stranger.as)).company_users.tasks()).waiting).toMatchObject({ total: 0 })

  const guest = await addMember(db, { company_id, role: 'guest' })
  expect(await (await apiFor(db, guest.as)).company_users.tasks()).toEqual({
    waiting: { people: [], total: 0, overdue: 0 },
    promised: { people: [], total: 0 },
    meetings: [],
    scorecards: [],
    reminders: null,
    jobs: null,
    approvals: null,
    scouts_ending: null,
    team: [],
    weeks: null,
  })
})

test('jobs to confirm are named a week before, with the day they leave the lists', async ({ db }) => {
  const { company_id } = await addJob(db, { confirmed_at: daysAgo(22) })
  const { id } = await addJob(db, { company_id, confirmed_at: daysAgo(23) })
  const { as } = await addMember(db, { company_id })
  expect((await (await apiFor(db, as)).company_users.tasks()).jobs).toMatchObject({ total: 1, due: [{ id, leaves_at: '2026-12-13T10:00:00+09:00' }] })
})

test('jobs to confirm, how many stand where and what colleagues did narrow to the jobs of who asks for theirs', async ({ db }) => {
  const { apply, ours, company_id, job_id } = await addApplicant(db, { confirmed_at: daysAgo(23) })
  await ours.applications.change({ id: (await apply()).id, step: 'document_screening' })
  const owner = await addMember(db, { company_id, role: 'recruiter' })
  const tasks = async (assigned?: 'me') => {
    const { jobs, team } = await (await apiFor(db, owner.as)).company_users.tasks({ assigned })
    return [jobs?.total, jobs?.counts.published, team?.length]
  }
  expect([await tasks(), await tasks('me')]).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ])
  await db.updateTable('job_offers').set({ owner_id: owner.id }).where('id', '=', job_id).execute()
  expect(await tasks('me')).toEqual([1, 1, 1])
})

test('agreed meetings of the next week stand there, and nobody else’s', async ({ db }) => {
  const { apply, ours, mine, recruiter } = await addApplicant(db)
  const application = await apply()
  const slots = [inDays(2).toISOString()]
  const meeting = await ours.meetings.propose({ id: application.id, meeting_type: 'mendan', minutes: 30, slots })
  const meetings = async () => (await (await apiFor(db, recruiter.as)).company_users.tasks()).meetings
  expect(await meetings()).toEqual([])
  await mine.meetings.book({ id: meeting.id, starts_at: slots[0]! })
  expect(await meetings()).toMatchObject([{ id: meeting.id, minutes: 30 }])
  expect((await (await apiFor(db, (await addMember(db)).as)).company_users.tasks()).meetings).toEqual([])
})

test('a scorecard that one was asked for stands there until it is submitted, for the asked alone', async ({ db }) => {
  const { apply, ours, recruiter, company_id } = await addApplicant(db)
  const { id } = await apply()
  const kit = await ours.interview_kits.create({ name: '技術面接', criteria: [{ name: '設計' }] })
  const asked = await addMember(db, { company_id, role: 'assistant' })
  await ours.scorecards.ask({ id, kit_id: kit.id, company_user_id: asked.id })
  const scorecards = async ({ as }: typeof asked) => (await (await apiFor(db, as)).company_users.tasks()).scorecards
  expect(await scorecards(asked)).toMatchObject([{ application_id: id, kit_id: kit.id, kit_name: '技術面接' }])
  expect(await scorecards(recruiter)).toEqual([])
  const written = { id, kit_id: kit.id, scores: [], recommendation: 3 as const }
  const theirs = (await apiFor(db, asked.as)).company_users
  await theirs.scorecards.save({ ...written, is_submitted: false })
  expect(await scorecards(asked)).toHaveLength(1)
  await theirs.scorecards.save({ ...written, is_submitted: true })
  expect(await scorecards(asked)).toEqual([])
})

test('who asks for what they take care of reads no others', async ({ db }) => {
  const { apply, company_id, recruiter } = await addApplicant(db)
  await apply()
  const tasks = async (assigned?: 'me') => (await (await apiFor(db, recruiter.as)).company_users.tasks({ assigned })).waiting?.total
  expect([await tasks(), await tasks('me')]).toEqual([1, 0])
  await db.updateTable('threads').set({ company_user_id: recruiter.id }).where('company_id', '=', company_id).execute()
  expect(await tasks('me')).toBe(1)
})

test('what a colleague moved stands in the team’s acts, not what one did oneself, nor what was only noted', async ({ db }) => {
  const { apply, ours, company_id, recruiter } = await addApplicant(db)
  const { id } = await apply()
  await ours.applications.change({ id, step: 'document_screening' })
  await ours.applications.change({ id, note: '書類を読みました。' })
  const teamOf = async ({ as }: { as: typeof recruiter.as }) => (await (await apiFor(db, as)).company_users.tasks()).team
  expect(await teamOf(recruiter)).toEqual([])
  expect(await teamOf(await addMember(db, { company_id }))).toMatchObject([{ kind: 'moved', application_id: id, step: 'document_screening', step_name: null }])
  expect(await teamOf(await addMember(db))).toEqual([])
  expect(await teamOf(await addMember(db, { company_id, role: 'guest' }))).toEqual([])
})
