import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { apiPrefix } from '#contract/index.ts'
import { demoAccounts } from '#demo/candidates/demo-accounts.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { sealingKey } from '#server/platform/sealing/sealing-keys.ts'
import { startedServer } from '../pages/started-server.ts'
import { databaseTicks, quiet, serverCpu, spentSince } from './cpu.ts'
import { demoCandidate } from './demo-candidate.ts'

type Spent = { server: number; database: number }
type Row = { name: string; visitor: Spent; candidate: Spent }

const ms = (value: number) => value.toFixed(2)
const whole = ({ server, database }: Spent) => server + database

/** CPU milliseconds a page, and how many times the visitor's. */
export const tableOf = (rows: Row[]) =>
  [
    '| CPU ms a page | visitor: server | candidate: server | times, server | visitor: PostgreSQL | candidate: PostgreSQL | times, both |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ name, visitor, candidate }) =>
        `| ${name} | ${ms(visitor.server)} | ${ms(candidate.server)} | **${(candidate.server / visitor.server).toFixed(2)}** | ${ms(visitor.database)} | ${ms(candidate.database)} | **${(whole(candidate) / whole(visitor)).toFixed(2)}** |`,
    ),
    '',
  ].join('\n')

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
})
const [jobs, rounds] = [Number(values.jobs), Number(values.rounds)]
const ASKED = 20
const AT_ONCE = 4
const WARM_UP = 200
const words = ['エンジニア', '営業', 'リモート', '東京', 'デザイナー', 'SaaS', 'マーケティング', '人事', 'データ', 'AI']

const database = await openDatabase(`bench_${jobs}`)
const folder = await mkdtemp(join(tmpdir(), 'mebae-bench-'))
await migrate(database.ownerUrl)
await loadDemo(database.ownerUrl, { jobs, seed: 1, now: new Date() })
const db = connect(database.ownerUrl)
try {
  await demoAccounts(db, undefined)
  await measure(db)
} finally {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
  await database.close()
}

/** Both kinds of users alternate in one process, so that other load on the machine slows both. */
async function measure(db: Database) {
  const ours = await startedServer({
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder,
    // The key that sealed the stored values.
    SECRET_KEY: sealingKey().text,
  })
  await quiet(ours.url)
  const { jobs: found } = (await (await fetch(`${ours.url}${apiPrefix}/job_offers/?per_page=100`)).json()) as { jobs: { job: { id: number } }[] }
  const pages = {
    'home `/`': () => '/',
    'search `/job_offer/search?free_word=…`': (n: number) =>
      `/job_offer/search?free_word=${encodeURIComponent(words[n % words.length] ?? '')}&min_salary=${300 + (n % 50)}`,
    'list `/job_offer`': (n: number) => `/job_offer?page=${1 + (n % 20)}`,
    'job `/job_offer/detail?id=…`': (n: number) => `/job_offer/detail?id=${found[n % found.length]?.job.id}`,
    'companies `/company?page=…`': (n: number) => `/company?page=${1 + (n % 20)}`,
  }
  // A cached page is for clients without a cookie of ours; with one, even of an unknown session, it is rendered for them.
  const people = { visitor: 'mebae_candidate=nobody', candidate: await demoCandidate(db) }
  const ask = async (cookie: string, pathOf: (n: number) => string, from: number, count: number) => {
    const asking = Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let n = lane; n < count; n += AT_ONCE) {
        const answer = await fetch(ours.url + pathOf(from + n), { headers: { cookie } })
        if (!answer.ok) throw new Error(`${answer.status} for ${pathOf(from + n)}`)
        await answer.arrayBuffer()
      }
    })
    await Promise.all(asking)
  }
  const spent = async () => ({ server: await serverCpu(ours.url), database: await databaseTicks(db) })
  const rows = []
  for (const [name, pathOf] of Object.entries(pages).filter(([name]) => name.startsWith(values.only))) {
    const sums = { visitor: { server: 0, database: 0 }, candidate: { server: 0, database: 0 } }
    for (const cookie of Object.values(people)) await ask(cookie, pathOf, 0, WARM_UP)
    for (let round = 0; round < rounds; round++) {
      for (const who of ['visitor', 'candidate'] as const) {
        const before = await spent()
        await ask(people[who], pathOf, round * ASKED, ASKED)
        const after = await spent()
        sums[who].server += after.server - before.server
        sums[who].database += spentSince(before.database, after.database)
      }
    }
    const each = (sum: number) => sum / rounds / ASKED
    rows.push({
      name,
      visitor: { server: each(sums.visitor.server), database: each(sums.visitor.database) },
      candidate: { server: each(sums.candidate.server), database: each(sums.candidate.database) },
    })
  }
  ours.child.kill()
  await once(ours.child, 'exit')
  process.stdout.write(
    `\n${jobs.toLocaleString('en')} jobs, ${rounds} rounds of ${ASKED} pages, ${AT_ONCE} at once, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n\n${tableOf(rows)}`,
  )
}
