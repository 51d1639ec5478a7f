import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import { siteCountNames } from '#contract/operations/figures/operator-figure-names.ts'
import { accountWith } from '#server/accounts/account/accounts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addMember, addOperator, apiFor, today } from '#server/testing.ts'
import { demoAccounts } from '../candidates/demo-accounts.ts'
import { loadDemo } from '../load-demo.ts'

const DAY = 86_400_000
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)

/** The plainest count of rows, which knows nothing of how the pages count. */
async function rowsOf(db: Database, from: RawBuilder<unknown>) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db)
  return rows[0]!.count
}

test('every page of figures of the demonstration says what lies in its database', async ({ url, db }) => {
  await loadDemo(url, { jobs: 120, candidates: 300, seed: 1, now: today })
  await demoAccounts(db, 'mebae-demo', today)
  const { company_id } = await accountWith(db, 'company', 'company@demo.example')
    .innerJoin('company_users', 'company_users.id', 'accounts.id')
    .select('company_id')
    .executeTakeFirstOrThrow()
  const count = (from: RawBuilder<unknown>) => rowsOf(db, from)
  const now = { now: () => today }
  const { company_users } = await apiFor(db, { ...(await addMember(db, { company_id })).as, ...now })
  const { operators } = await apiFor(db, { ...(await addOperator(db)).as, ...now })
  const since = (days: number) =>
    sql`${new Date(Math.floor((today.getTime() + 9 * 3_600_000) / DAY) * DAY - 9 * 3_600_000 - (days - 1) * DAY).toISOString()}::timestamptz`

  // The company's home.
  const tasks = await company_users.tasks()
  const waiting = sql`threads where company_id = ${company_id} and turn = 'company' and candidate_user_id is not null and closed_at is null and company_archived_at is null`
  expect(tasks.waiting?.total).toBe(await count(waiting))
  expect(tasks.waiting?.overdue).toBe(await count(sql`${waiting} and answer_due_at < ${today.toISOString()}::timestamptz`))
  for (const state of ['draft', 'in_review', 'published'] as const)
    expect([state, tasks.jobs?.counts[state]]).toEqual([state, await count(sql`job_offers where company_id = ${company_id} and state = ${state}`)])
  const applied = sql`applications where company_id = ${company_id} and source = 'application'`
  expect(sum((tasks.weeks ?? []).map(({ applications }) => applications))).toBe(await count(sql`${applied} and applied_at >= ${since(28)}`))

  const last = await company_users.selection_figures({
    from: new Date(today.getTime() + 9 * 3_600_000 - 27 * DAY).toISOString().slice(0, 10),
    to: new Date(today.getTime() + 9 * 3_600_000).toISOString().slice(0, 10),
  })
  expect(last.all.begun).toBe(await count(sql`applications where company_id = ${company_id} and applied_at >= ${since(28)}`))
  const { jobs: selections } = await company_users.job_selections({})
  const board = await company_users.applications.list({})
  const running = Object.entries(board.counts).reduce((all, [step, of]) => (step === 'end' ? all : all + of), 0)
  const withoutJob = await count(
    sql`outside_candidates where company_id = ${company_id} and job_id is null and step <> 'end' and merged_into_id is null and merged_application_id is null`,
  )
  expect(sum(selections.map(({ total }) => total))).toBe(running - withoutJob)
  const listed = (await company_users.job_offers.list({ sort: '-candidates', per_page: 50 })).jobs.filter(({ candidates }) => candidates > 0)
  expect(new Map(listed.map(({ id, candidates }) => [id, candidates]))).toEqual(
    new Map(selections.filter(({ id }) => id > 0).map(({ id, total }) => [id, total])),
  )

  // Its figures, in each period and on both pages.
  for (const days of [30, 90, 365] as const) {
    const [analytics, selection] = [await company_users.analytics({ days }), await company_users.selection_figures({ days })]
    const begun = sql`applications where company_id = ${company_id} and applied_at >= ${since(days)}`
    expect(analytics.totals.applications).toBe(await count(sql`${applied} and applied_at >= ${since(days)}`))
    expect(sum(analytics.parts.map(({ applications }) => applications))).toBe(analytics.totals.applications)
    expect(analytics.totals.scouts_accepted).toBe(
      await count(sql`scouts where company_id = ${company_id} and state = 'accepted' and answered_at >= ${since(days)}`),
    )
    const { all, jobs, sources, members, parts } = selection
    expect(all.begun).toBe(await count(begun))
    expect(all.begun).toBe(analytics.funnel[0]!.count)
    expect(all.hired).toBe(await count(sql`${begun} and end_reason = 'hired'`))
    for (const group of [jobs, sources, members, parts]) {
      expect(sum(group.map((row) => row.begun))).toBe(all.begun)
      expect(sum(group.map((row) => row.hired))).toBe(all.hired)
    }
    expect(sources.find(({ source }) => source === 'application')?.begun ?? 0).toBe(analytics.totals.applications)
    expect(analytics.totals.scouts_sent).toBe(await count(sql`scouts where company_id = ${company_id} and corrects is null and created_at >= ${since(days)}`))
    expect(analytics.totals.scouts_refused).toBe(
      await count(sql`scouts where company_id = ${company_id} and state = 'refused' and answered_at >= ${since(days)}`),
    )
    const people = sql`outside_candidates where company_id = ${company_id} and merged_at is null and consented_at >= ${since(days)}`
    expect(sum(selection.channels.map(({ outside }) => outside))).toBe(await count(people))
    expect(sum(selection.channels.map((row) => row.begun))).toBe(all.begun + (await count(people)))
    expect(selection.channels.find(({ channel }) => channel === 'scout')?.begun ?? 0).toBe(await count(sql`${begun} and source = 'scout'`))
    const hires = sql`${people} and end_reason = 'hired'`
    expect(sum(selection.channels.map(({ hired }) => hired))).toBe(all.hired + (await count(hires)))
    for (const stage of ['replied', 'interviewed', 'offered', 'hired'] as const)
      expect([stage, (await company_users.selection_cases({ days, stage })).total]).toEqual([stage, all[stage]])
    // A person who came to a step has it in the history, or stands there.
    const been = (step: string) =>
      sql`${begun} and (step = ${step} or exists (select from application_steps where application_id = applications.id and application_steps.step = ${step}))`
    for (const { step, count: told } of analytics.funnel.slice(1)) expect([step, told]).toEqual([step, await count(been(step))])
  }
  const { all, jobs } = await company_users.selection_figures({ days: 365 })
  // What the demonstration calls answered is answered on every page.
  expect(all.reply_hours).not.toBeNull()
  const answered = sql`select thread_id from messages where company and kind = 'message' and messages.created_at >= applications.applied_at`
  expect(all.replied).toBeGreaterThanOrEqual(
    await count(sql`applications where company_id = ${company_id} and applied_at >= ${since(365)} and thread_id in (${answered})`),
  )
  for (const job of jobs.filter(({ id }) => id > 0)) {
    const { sources, channels, ends } = await company_users.applications.figures({ id: job.id })
    const own = sql`applications where company_id = ${company_id} and job_id = ${job.id}`
    expect(sources.application + sources.scout).toBe(await count(own))
    for (const { end_reason, count: told } of ends) expect([end_reason, told]).toEqual([end_reason, await count(sql`${own} and end_reason = ${end_reason}`)])
    expect(sum(channels.map(({ count }) => count))).toBe(await count(own))
    expect((await company_users.selection_cases({ whole: 'true', job_id: job.id })).total).toBe(await count(own))
  }

  // The operators.
  const { waiting: beside } = await operators.account()
  const site = await operators.figures.show({ step: 'month' })
  const queue = (name: string) => site.queues.find(({ queue }) => queue === name)?.waiting
  expect(site.queues.map(({ queue, waiting }) => [queue, waiting])).toEqual(site.queues.map(({ queue }) => [queue, beside[queue]]))
  expect(queue('companies')).toBe(await count(sql`companies where state = 'pending'`))
  expect(queue('job_reviews')).toBe(await count(sql`job_offer_reviews where decided_at is null`))
  expect(queue('reports')).toBe(await count(sql`reports where state in ('open', 'taken')`))
  const year = sql`'2025-12-01T00:00:00+09:00'::timestamptz`
  expect(site.totals).toMatchObject({
    sign_ups: await count(sql`candidate_users join accounts using (id) where email_verified_at is not null and created_at >= ${year}`),
    applications: await count(sql`applications where source = 'application' and applied_at >= ${year}`),
    answers: await count(sql`applications where first_answered_at >= ${year}`),
    scouts: await count(sql`scouts where corrects is null and created_at >= ${year}`),
    scouts_accepted: await count(sql`scouts where state = 'accepted' and answered_at >= ${year}`),
    hires: await count(sql`applications where end_reason = 'hired' and applied_at >= ${year}`),
  })
  for (const what of siteCountNames) expect([what, sum(site.parts.map(({ counts }) => counts[what]))]).toEqual([what, site.totals[what]])
  expect(site.totals).toMatchObject({
    companies: await count(sql`company_decisions where decision = 'approved' and decided_at >= ${year}`),
    jobs: await count(sql`job_offers where published_at >= ${year}`),
    registered: await count(sql`candidate_users join accounts using (id) where email_verified_at is not null and created_at >= ${year}
      and profile_registration_date - created_at <= interval '7 days'`),
  })
  // As many hires of the month as the companies have together, and each company's as its own rows say.
  for (const company of site.companies) {
    const { id, ...told } = company
    expect([id, told.applications]).toEqual([id, await count(sql`applications where source = 'application' and company_id = ${id} and applied_at >= ${year}`)])
    expect([id, told.scouts]).toEqual([id, await count(sql`scouts where corrects is null and company_id = ${id} and created_at >= ${year}`)])
    expect([id, told.scouts_accepted]).toEqual([id, await count(sql`scouts where state = 'accepted' and company_id = ${id} and answered_at >= ${year}`)])
    expect([id, told.hires]).toEqual([id, await count(sql`applications where end_reason = 'hired' and company_id = ${id} and step_changed_at >= ${year}`)])
    expect([id, told.overdue]).toEqual([
      id,
      await count(
        sql`threads where company_id = ${id} and turn = 'company' and candidate_user_id is not null and closed_at is null and answer_due_at < ${today.toISOString()}::timestamptz`,
      ),
    ])
  }
  expect(site.companies).toHaveLength(Math.min(100, site.companies_total))
  expect(site.companies.find(({ id }) => id === company_id)?.applications).toBe(await count(sql`${applied} and applied_at >= ${year}`))

  const yearly = (await operators.yearly_figures.show({ date: '2026-11-21' })).counted!
  const start = sql`'2026-11-21T00:00:00+09:00'::timestamptz`
  expect(yearly).toMatchObject({
    companies: await count(sql`companies where created_at <= ${start}`),
    applications_of_year: await count(sql`applications where applied_at <= ${start} and applied_at > ${start} - interval '1 year'`),
    // Some of the demonstration ended on the day itself, after its first minute.
    jobs: await count(sql`job_offers where published_at <= ${start} and (state = 'published' or id in (
      select job_id from job_offer_versions where kind in ('paused', 'closed') and changed_at > ${start}))`),
  })
})
