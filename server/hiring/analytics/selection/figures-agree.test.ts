import { expect } from 'vitest'
import type { SelectionCaseSearch } from '#contract/hiring/analytics/selection-cases.ts'
import { type CohortKey, cohortNames, type SelectionStage, stageNames } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { StageCounts } from '#contract/hiring/analytics/selection-figures.ts'
import { openSteps } from '#contract/hiring/selection/step-limits.ts'
import { addApplicant } from '../../applications/testing.ts'
import { sourcesOfHires } from '../../sources/testing.ts'
import { addJob, addMember, addOperator, apiFor, test, today } from '#server/testing.ts'
import { addVariedWorld, countByHand, type Drawn, medianOf } from './testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const HOUR = 3_600_000

async function variedWorld(db: Database) {
  const { ours, company_id, job_id, recruiter } = await addApplicant(db)
  const second = await addJob(db, { company_id, position_title: 'デザイナー' })
  const colleague = await addMember(db, { company_id, name: '三枝 由香' })
  const drawn = await addVariedWorld(db, { company_id, jobs: [job_id, second.id, null], members: [recruiter.id, colleague.id, null] })
  return { ours, company_id, drawn }
}

const at = (asked: SelectionCaseSearch['days']) => today.getTime() - ((asked ?? 30) - 1) * 24 * HOUR - 10 * HOUR

test('each figure of selections is what somebody counts by hand from the history, over a varied world', async ({ db }) => {
  const { ours, company_id, drawn } = await variedWorld(db)
  for (const days of [30, 90, 365] as const) {
    const figures = await ours.selection_figures({ days })
    const inside = drawn.filter(({ began, kind }) => kind === 'selection' && began >= at(days))
    expect(figures.all).toEqual(countByHand(inside, today.getTime()))
    const earlier = drawn.filter(({ began, kind }) => kind === 'selection' && began < at(days) && began >= at(days) - days * 24 * HOUR)
    expect(figures.before.all).toEqual(countByHand(earlier, today.getTime() - days * 24 * HOUR))
    for (const { id, position_title: _title, ...row } of figures.jobs) expect(row).toEqual(countByHand(inside.filter(({ job_id }) => (job_id ?? 0) === id)))
    for (const { source, ...row } of figures.sources) expect(row).toEqual(countByHand(inside.filter((one) => one.source === source)))
    for (const { id, name: _name, ...row } of figures.members) expect(row).toEqual(countByHand(inside.filter(({ member }) => member === id)))
    const people = drawn.filter(({ began }) => began >= at(days))
    for (const { channel, outside, ...row } of figures.channels) {
      const own = people.filter((one) => one.channel === channel)
      const { begun, interviewed, offered, hired, hire_days } = countByHand(own)
      expect({ outside, ...row }).toEqual({ outside: own.filter(({ kind }) => kind === 'outside').length, begun, interviewed, offered, hired, hire_days })
    }
    expect(figures.channels.reduce((sum, { begun }) => sum + begun, 0)).toBe(people.length)
    // The board's sources of hires know the same.
    const sources = await sourcesOfHires(db, { company_id, since: new Date(at(days)), until: new Date(today.getTime() + 24 * HOUR) })
    for (const { channel, hired } of figures.channels)
      expect([channel, sources.filter((one) => one.channel === channel).reduce((sum, one) => sum + one.hired, 0)]).toEqual([channel, hired])
    expect(figures.stays.map(({ step, count, median_days }) => ({ step, count, median_days }))).toEqual(staysByHand(inside))
    expect(figures.parts.map(({ begins_on, begun, hired }) => [begins_on, begun, hired])).toEqual(
      figures.parts.map(({ begins_on, ends_on }) => {
        const part = inside.filter(
          ({ began }) => began >= Date.parse(`${begins_on}T00:00:00+09:00`) && began < Date.parse(`${ends_on}T00:00:00+09:00`) + 24 * HOUR,
        )
        return [begins_on, part.length, countByHand(part).hired]
      }),
    )
  }
})

function staysByHand(selections: Drawn[]) {
  const stays = selections.flatMap(({ lines }) => {
    const places = lines.filter(({ step }, index) => step !== lines[index - 1]?.step)
    return places.slice(0, -1).map(({ step, time }, index) => ({ step, days: (places[index + 1]!.time - time) / (24 * HOUR) }))
  })
  return openSteps.flatMap((step) => {
    const own = stays.filter((stay) => stay.step === step).map(({ days }) => days)
    return own.length > 0 ? [{ step, count: own.length, median_days: medianOf(own) }] : []
  })
}

test('behind each number stand as many selections, and their middle is the median', async ({ db }) => {
  const { ours } = await variedWorld(db)
  const figures = await ours.selection_figures({ days: 90 })
  const casesOf = (asked: SelectionCaseSearch) => ours.selection_cases({ days: 90, per_page: 100, ...asked })
  const isBehind = async (of: Partial<StageCounts>, asked: SelectionCaseSearch, stages: SelectionStage[] = ['begun', 'hired']) => {
    for (const stage of stages) {
      const { total, median } = await casesOf({ ...asked, stage })
      expect([asked, stage, total]).toEqual([asked, stage, of[stage]])
      if (stage === 'hired') expect([asked, median]).toEqual([asked, of.hire_days])
    }
    if (of.reply_count === undefined) return
    const answered = await casesOf({ ...asked, stage: 'answered' })
    expect([asked, answered.total, answered.median]).toEqual([asked, of.reply_count, of.reply_hours])
  }
  await isBehind(figures.all, {}, stageNames)
  for (const { id, ...row } of figures.jobs) await isBehind(row, { job_id: id })
  for (const { source, ...row } of figures.sources) await isBehind(row, { source })
  for (const { channel, ...row } of figures.channels) await isBehind(row, { channel })
  for (const { id, ...row } of figures.members) await isBehind(row, { member: id ?? 'none' })
  const { since: from, until: to, all } = figures.before
  const as_of = new Date(today.getTime() - 90 * 24 * HOUR).toISOString()
  await isBehind(all, { days: undefined, from, to, as_of })
  for (const { step, count, median_days } of figures.stays) {
    const { cases, total, median } = await casesOf({ stay: step })
    expect([step, total, median]).toEqual([step, count, median_days])
    expect(medianOf(cases.map(({ stay_days }) => stay_days!))).toBeCloseTo(median_days, 0)
  }
  for (const { month, reached } of figures.cohorts.slice(-5))
    for (const key of Object.keys(cohortNames) as CohortKey[]) {
      if (reached[key] === null) continue
      const [stage, within] = key.split('_') as [SelectionStage, string]
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
      expect([month, key, (await casesOf({ days: undefined, from: `${month}-01`, to: last, stage, within: Number(within) })).total]).toEqual([
        month,
        key,
        reached[key],
      ])
    }
  const { funnel } = await ours.analytics({ days: 90 })
  for (const { step, count } of funnel.slice(1)) expect([step, (await casesOf({ been: step })).total]).toEqual([step, count])
})

test('cases are pages of their own company, and nobody who blocked it since has a line', async ({ db }) => {
  const { ours, apply, candidate, company_id } = await addApplicant(db)
  await apply()
  expect(await ours.selection_cases({ stage: 'begun' })).toMatchObject({ total: 1, hidden: 0, cases: [{ kind: 'application', step: 'entry' }] })
  expect((await ours.selection_cases({ page: 2 })).cases).toEqual([])
  const rival = await addMember(db)
  expect(await (await apiFor(db, rival.as)).company_users.selection_cases({})).toMatchObject({ total: 0, cases: [] })
  await db.insertInto('blocked_companies').values({ candidate_user_id: candidate.id, company_id }).execute()
  expect(await ours.selection_cases({})).toMatchObject({ total: 1, hidden: 1, cases: [] })
  const { as } = await addMember(db, { company_id, role: 'guest' })
  await expect((await apiFor(db, as)).company_users.selection_cases({})).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('what operators read of hires and answers is what somebody counts by hand', async ({ db }) => {
  const { company_id, drawn } = await variedWorld(db)
  const { operators } = await apiFor(db, { ...(await addOperator(db)).as, now: () => today })
  const { totals, companies, since } = await operators.figures.show({ step: 'week' })
  const isInside = (time: number | null | undefined) => time !== null && time !== undefined && time >= Date.parse(`${since}T00:00:00+09:00`)
  const selections = drawn.filter(({ kind }) => kind === 'selection')
  const applications = selections.filter(({ source, began }) => source === 'application' && isInside(began))
  expect(totals).toMatchObject({
    applications: applications.length,
    answers: selections.filter(({ answered }) => isInside(answered)).length,
    hires: selections.filter(({ hired }) => isInside(hired)).length,
  })
  expect(companies.find(({ id }) => id === company_id)).toMatchObject({
    applications: applications.length,
    answered: applications.filter(({ answered }) => answered !== null).length,
    hires: selections.filter(({ hired }) => isInside(hired)).length,
  })
})
