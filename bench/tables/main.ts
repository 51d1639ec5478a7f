// npm run bench:tables -- --rows 100000 [--only mails] [--keep]: one page of each large list of work, beside the least that a question costs.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { CandidateSync } from '#server/candidates/search/index/candidate-sync.ts'
import { refreshSearchTexts } from '#server/candidates/search/texts/refresh-search-texts.ts'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { MemberContext, OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { databaseTicks, spentSince } from '../signed-in/cpu.ts'
import { fillTables } from './fill-tables.ts'
import { type Question, tableQuestions } from './table-questions.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    times: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    /** The filled database stays for another run. */
    keep: { type: 'boolean', default: false },
  },
})
const [rows, times] = [Number(values.rows), Number(values.times)]
const sizes = { rows, candidates: Math.ceil(rows / 5), ownJobs: Math.ceil(rows / 20) }
/** A statement is prepared on its first call, and PostgreSQL settles on a plan of it after the fifth. */
const WARM_UP = 8

const database = await openDatabase(`bench_tables_${rows}`)
await migrate(database.ownerUrl)
const db = connect(database.ownerUrl, { connections: 4 })
try {
  await measure()
} finally {
  await db.destroy()
  await database.close({ drop: !values.keep })
}

/** Fills the database, or finds what an earlier run with `--keep` left. */
async function staff() {
  const one = async (kind: 'company' | 'operator') =>
    (await db.selectFrom('accounts').select('id').where('kind', '=', kind).where('email', '=', `${kind}@tables.example`).executeTakeFirst())?.id
  const [member, operator] = [await one('company'), await one('operator')]
  if (member && operator) {
    const { company_id } = await db.selectFrom('company_users').select('company_id').where('id', '=', member).executeTakeFirstOrThrow()
    return { company: company_id, member, operator }
  }
  const began = performance.now()
  const filled = await fillTables(database, sizes)
  await refreshSearchTexts(db)
  console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return filled
}

async function measure() {
  const { company, member, operator } = await staff()
  const { id: endpoint } = await db.selectFrom('webhook_endpoints').select('id').where('company_id', '=', company).executeTakeFirstOrThrow()
  let day = Date.now()
  const candidateIndex = new CandidateSync(db, () => new Date())
  if ('candidates'.startsWith(values.only) || !values.only) await candidateIndex.renew()
  const viewer = { area: 'company', id: member, company_id: company, name: '採用担当', role: 'admin' }
  const ofMember = { db, candidateIndex, language: 'ja', now: () => new Date(), viewer } as unknown as MemberContext
  const contexts = {
    operator: { db, now: () => new Date(), viewer: { area: 'operator', id: operator, name: '運営 花子', role: 'full' } } as unknown as OperatorContext,
    member: ofMember,
    // Each search is of another day, so that the day's quota does not end the run.
    searcher: { ...ofMember, now: () => new Date((day += 86_400_000)) },
    endpoint,
    sizes,
  }
  const floor: Question = { list: 'floor', asks: '`select 1`', ask: (nth) => sql`select ${nth}::int as one`.execute(db) }
  const questions = [floor, ...tableQuestions(contexts).filter(({ list }) => list.startsWith(values.only))]
  console.log(
    `${rows.toLocaleString('en')} rows, ${times} questions each, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}\n`,
  )
  console.log('| list | asked | p50, ms | p95, ms | PostgreSQL, CPU ms | Node, CPU ms |\n|---|---|--:|--:|--:|--:|')
  for (const question of questions) console.log(await row(question))
  console.log(`\nload ${loadavg()[0]!.toFixed(1)}`)
}

/** One line: how long an answer takes, and what it costs each process. */
async function row({ list, asks, ask }: Question) {
  for (let nth = 0; nth < WARM_UP; nth++) await ask(nth)
  const took: number[] = []
  const [ticks, cpu] = [await databaseTicks(db), process.cpuUsage()]
  for (let nth = WARM_UP; nth < WARM_UP + times; nth++) {
    const began = performance.now()
    await ask(nth)
    took.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(cpu)
  const inDatabase = spentSince(ticks, await databaseTicks(db)) / times
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(times - 1, Math.floor(times * share))]!.toFixed(1)
  return `| ${list} | ${asks} | ${at(0.5)} | ${at(0.95)} | ${inDatabase.toFixed(1)} | ${((user + system) / 1000 / times).toFixed(1)} |`
}
