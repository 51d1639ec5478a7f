import { expect } from 'vitest'
import { addApplicant } from '../../applications/testing.ts'
import { addMember, apiFor, daysAgo, get, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Begun = { days: number; answered?: number; steps?: [step: string, after: number][]; source?: 'application' | 'scout'; member?: string }

/** Selections of one company, each `days` ago, answered and moved on so many days later. */
async function addBegun(db: Database, { company_id, job_id }: { company_id: number; job_id: number | null }, begun: Begun[]) {
  for (const { days, answered, steps = [], source = 'application', member } of begun) {
    const thread = await db
      .insertInto('threads')
      .values({ company_id, company_user_id: member ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [last, after] = steps.at(-1) ?? ['entry', 0]
    const ended = last === 'hired' || last === 'rejected'
    const { id } = await db
      .insertInto('applications')
      .values({
        company_id,
        job_id,
        source,
        thread_id: thread.id,
        applied_at: daysAgo(days),
        ...(answered !== undefined && { first_answered_at: daysAgo(days - answered) }),
        ...(ended ? { step: 'end', end_reason: last } : { step: last }),
        step_changed_at: daysAgo(days - after),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lines = [['entry', 0] as const, ...steps].map(([step, at]) => ({ application_id: id, at: daysAgo(days - at), ...stepOf(step) }))
    await db.insertInto('application_steps').values(lines).execute()
  }
}

const stepOf = (step: string) => (['hired', 'rejected'].includes(step) ? { step: 'end', end_reason: step } : { step })

test('selections count as far as they came, by job, by source and by member', async ({ db }) => {
  const { ours, company_id, job_id, recruiter } = await addApplicant(db)
  await addBegun(db, { company_id, job_id }, [
    {
      days: 20,
      answered: 1,
      steps: [
        ['first_interview', 4],
        ['offer', 9],
        ['hired', 12],
      ],
      member: recruiter.id,
    },
    {
      days: 18,
      answered: 3,
      steps: [
        ['document_screening', 4],
        ['rejected', 6],
      ],
      member: recruiter.id,
    },
    { days: 5 },
  ])
  await addBegun(db, { company_id, job_id: null }, [{ days: 6, source: 'scout', steps: [['offer', 2]] }])
  const figures = await ours.selection_figures({})
  expect(figures.all).toEqual({ begun: 4, replied: 3, interviewed: 2, offered: 2, hired: 1, reply_count: 2, reply_hours: 48, hire_days: 12 })
  expect(figures.jobs.map(({ id, begun, offered }) => [id, begun, offered])).toEqual([
    [job_id, 3, 1],
    [0, 1, 1],
  ])
  expect(figures.sources.map(({ source, begun, replied }) => [source, begun, replied])).toEqual([
    ['application', 3, 2],
    ['scout', 1, 1],
  ])
  expect(figures.members.map(({ name, begun, hired }) => [name, begun, hired])).toEqual([
    ['木下 遥', 2, 1],
    ['担当なし', 2, 0],
  ])
  expect(figures.stays).toContainEqual({ step: 'first_interview', step_id: null, step_name: null, count: 1, median_days: 5 })
  expect(figures.parts.map(({ begun }) => begun)).toEqual([0, 0, 2, 0, 2])
})

test('the period before is counted when as much time had passed', async ({ db }) => {
  const { ours, company_id, job_id } = await addApplicant(db)
  await addBegun(db, { company_id, job_id }, [
    // Hired 50 days after it began: at the same age of its period nobody knew.
    {
      days: 55,
      answered: 2,
      steps: [
        ['first_interview', 10],
        ['hired', 50],
      ],
    },
    { days: 40, answered: 2 },
  ])
  const { all, before } = await ours.selection_figures({ days: 30 })
  expect(all.begun).toBe(0)
  expect(before.all).toMatchObject({ begun: 2, replied: 2, interviewed: 1, hired: 0 })
  const chosen = await ours.selection_figures({ from: '2026-09-22', to: '2026-10-22' })
  expect(chosen.all).toMatchObject({ begun: 2, hired: 1 })
})

test('a month tells how far its selections came within 30, 60 and 90 days, once that time is over', async ({ db }) => {
  const { ours, company_id, job_id } = await addApplicant(db)
  // 15 August and 1 November.
  await addBegun(db, { company_id, job_id }, [
    {
      days: 98,
      steps: [
        ['first_interview', 20],
        ['offer', 45],
        ['hired', 70],
      ],
    },
    { days: 20, steps: [['first_interview', 3]] },
  ])
  const { cohorts } = await ours.selection_figures({ days: 30 })
  expect(cohorts).toHaveLength(12)
  expect(cohorts.map(({ month }) => month)).toEqual(cohorts.map(({ month }) => month).toSorted())
  const { begun, reached } = cohorts.find(({ month }) => month === '2026-08')!
  expect([begun, reached.interviewed_30, reached.offered_30, reached.offered_60, reached.hired_60, reached.hired_90]).toEqual([1, 1, 0, 1, 0, null])
  expect(cohorts.at(-1)).toMatchObject({ month: '2026-11', begun: 1, reached: { interviewed_30: null } })
})

test('a hire that was taken back is none', async ({ db }) => {
  const { ours, apply } = await addApplicant(db)
  const { id } = await apply()
  await ours.applications.change({ id, step: 'end', end_reason: 'hired' })
  expect((await ours.selection_figures({})).all.hired).toBe(1)
  await ours.applications.change({ id, step: 'offer' })
  expect((await ours.selection_figures({})).all).toMatchObject({ offered: 1, hired: 0 })
})

test('each table is a file with the heads of the page, in which a title is no formula', async ({ db }) => {
  const { ours, apply } = await addApplicant(db, { position_title: '=1+1' })
  await apply()
  const text = async (table: 'stages' | 'jobs' | 'cohorts') => (await ours.selection_figures_file({ table })).text()
  expect(await text('jobs')).toContain('求人,応募・承諾,企業の返信,面接,内定,入社決定')
  expect(await text('jobs')).toContain("'=1+1,1,")
  expect(await text('stages')).toContain('企業の返信,0,5件未満,0,同じ')
  expect(await text('cohorts')).toContain('集計中')
})

test('another company and another period count nothing of it', async ({ db }) => {
  const { apply } = await addApplicant(db)
  await apply()
  const { as, cookie } = await addMember(db)
  expect((await (await apiFor(db, as)).company_users.selection_figures({})).all.begun).toBe(0)
  const statusOf = async (query: string) => (await get(db, `/company_users/selection_figures/?${query}`, { headers: { cookie } })).status
  const wrong = ['from=2026-11-01', 'from=2026-11-02&to=2026-11-01', 'from=2020-01-01&to=2026-01-01', 'from=x&to=y', 'days=29']
  expect(await Promise.all(wrong.map(statusOf))).toEqual(wrong.map(() => 422))
  expect(await statusOf('from=2026-11-01&to=2026-11-01')).toBe(200)
})
