import { type RawBuilder, sql } from 'kysely'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { showAnalytics } from '#server/hiring/analytics/show-analytics.ts'
import { showJobFunnel } from '#server/hiring/analytics/show-job-funnel.ts'
import { listSelectionCases } from '#server/hiring/analytics/selection/list-selection-cases.ts'
import { showSelectionFigures } from '#server/hiring/analytics/selection/show-selection-figures.ts'
import { showOwnFigures } from '#server/hiring/response-figures/show-own-figures.ts'
import { companyFigures } from '#server/operations/figures/company-figures.ts'
import { countSite } from '#server/operations/figures/count-site.ts'
import { queueAges } from '#server/operations/figures/queue-ages.ts'
import { periodOf } from '#server/hiring/analytics/period.ts'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { MemberContext, OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { databaseTicks, spentSince } from '../../signed-in/cpu.ts'
import { fillSelections } from './fill-selections.ts'

// npm run bench:figures-pages -- --candidates 100000 --applications 200000 --scouts 100000 [--calls 40] [--fresh]: what each page of figures costs, beside the least that it could.

const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '100000' },
    companies: { type: 'string', default: '2000' },
    applications: { type: 'string', default: '200000' },
    scouts: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '40' },
    fresh: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
})
const [candidates, companies, applications, scouts, calls, seed] = [
  values.candidates,
  values.companies,
  values.applications,
  values.scouts,
  values.calls,
  values.seed,
].map(Number) as [number, number, number, number, number, number]
const leftOver = values.fresh ? await openDatabase('bench_figures_pages') : undefined
await leftOver?.close({ drop: true })
const database = await openDatabase('bench_figures_pages')
await migrate(database.ownerUrl)
const db = connect(database.ownerUrl)
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
const { rows: filled } = await sql<{ candidates: number }>`select count(*)::int as candidates from candidate_users`.execute(db)
if (filled[0]?.candidates !== candidates) {
  const filling = performance.now()
  await fillSelections(db, { candidates, companies, applications, scouts, seed })
  console.log(`filled in ${((performance.now() - filling) / 1000).toFixed(0)} s`)
}

const { rows: sizes } = await sql<{
  id: number
  count: number
}>`select company_id as id, count(*)::int as count from applications group by 1 order by 2 desc`.execute(db)
const [largest, middle] = [sizes[0]!, sizes[Math.floor(sizes.length / 2)]!]
console.log(`the largest company has ${largest.count} selections, the middle one ${middle.count}`)

const now = () => new Date()
const memberOf = (company_id: number) =>
  ({ db, now, viewer: { area: 'company', company_id, id: crypto.randomUUID(), role: 'recruiter' } }) as unknown as MemberContext
const operator = { id: crypto.randomUUID(), role: 'read_only' } as OperatorContext['viewer']
const countOf = (from: RawBuilder<unknown>) => () => sql`select count(*) from ${from}`.execute(db)
const yearAgo = sql`now() - interval '365 days'`

const rows: [name: string, call: () => Promise<unknown>][] = [['floor: a statement that reads nothing', () => sql`select 1`.execute(db)]]
for (const [name, { id }] of [
  ['largest', largest],
  ['middle', middle],
] as const) {
  const context = memberOf(id)
  const job = await db.selectFrom('job_offers').select('id').where('company_id', '=', id).orderBy('id').limit(1).executeTakeFirstOrThrow()
  rows.push(
    [`${name}, floor: a count of the year's selections`, countOf(sql`applications where company_id = ${id} and applied_at >= ${yearAgo}`)],
    [
      `${name}, floor: a count of the steps of these`,
      countOf(sql`applications join application_steps on application_id = applications.id where company_id = ${id} and applied_at >= ${yearAgo}`),
    ],
    [`${name}, 選考 of 30 days`, () => showSelectionFigures(context, { days: 30 })],
    [`${name}, 選考 of 365 days`, () => showSelectionFigures(context, { days: 365 })],
    [`${name}, cases of 365 days, hired`, () => listSelectionCases(context, { days: 365, stage: 'hired', per_page: 50 })],
    [`${name}, cases of 365 days, at a step`, () => listSelectionCases(context, { days: 365, stay: 'first_interview', per_page: 50 })],
    [`${name}, 回答・閲覧・スカウト of 30 days`, () => showAnalytics(context, { days: 30 })],
    [`${name}, 回答・閲覧・スカウト of 365 days`, () => showAnalytics(context, { days: 365 })],
    [`${name}, own response figures`, () => showOwnFigures(context)],
    [`${name}, figures of a job`, () => showJobFunnel(context, job.id)],
  )
}
for (const [name, days] of [
  ['week', 84],
  ['month', 365],
] as const) {
  const { since, until } = periodOf(days, now())
  const before = periodOf(2 * days, now()).since
  rows.push(
    [`site by ${name}, floor: a count of the selections`, countOf(sql`applications where applied_at >= ${before}::date`)],
    [`site by ${name}, what happened`, () => countSite(db, { since: before, until })],
    [`site by ${name}, companies`, () => companyFigures(db, { since, until, now: now(), limit: 100 })],
  )
}
rows.push(['site, queues', () => queueAges(db, now(), operator)])

const at = (times: number[], share: number) => (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN).toFixed(1)
console.log('\n| call | p50 ms | p95 ms | Node CPU ms | PostgreSQL CPU ms |\n|---|--:|--:|--:|--:|')
for (const [name, call] of rows) {
  for (let warm = 0; warm < 3; warm++) await call()
  const [ticks, own] = [await databaseTicks(db), process.cpuUsage()]
  const times: number[] = []
  for (let nth = 0; nth < calls; nth++) {
    const began = performance.now()
    await call()
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(own)
  const spent = spentSince(ticks, await databaseTicks(db)) / calls
  console.log(`| ${name} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${((user + system) / 1000 / calls).toFixed(1)} | ${spent.toFixed(1)} |`)
}
console.log(`\nload ${loadavg()[0]?.toFixed(1)}`)
await db.destroy()
await database.close()
