// npm run bench:page-queries -- --jobs 100000: the cost of one page for PostgreSQL.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { apiPrefix } from '#contract/index.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { demoAccounts } from '#demo/candidates/demo-accounts.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { sealingKey } from '#server/platform/sealing/sealing-keys.ts'
import { startedServer } from '../pages/started-server.ts'
import { databaseTicks, quiet, spentSince } from '../signed-in/cpu.ts'
import { demoCandidate } from '../signed-in/demo-candidate.ts'

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '100000' }, pages: { type: 'string', default: '60' }, only: { type: 'string', default: '' } },
})
const [jobs, pages] = [Number(values.jobs), Number(values.pages)]
/** Connections prepare their statements on first use. */
const WARM_UP = 40

const database = await openDatabase(`bench_${jobs}`)
const folder = await mkdtemp(join(tmpdir(), 'mebae-page-queries-'))
await migrate(database.ownerUrl)
await loadDemo(database.ownerUrl, { jobs, seed: 1, now: new Date() })
const db = connect(database.url)
try {
  await demoAccounts(db, undefined)
  await measure(db)
} finally {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
  await database.close()
}

async function measure(db: Database) {
  const { url, child } = await startedServer({
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder,
    SECRET_KEY: sealingKey().text,
    ANSWER_SECONDS: '60',
  })
  await quiet(url)
  const { jobs: found } = (await (await fetch(`${url}${apiPrefix}/job_offers/?per_page=100`)).json()) as {
    jobs: { job: { id: number }; company: { id: number } }[]
  }
  const at = (n: number) => found[n % found.length]!
  const cookie = await demoCandidate(db)
  // No address comes twice, so that no page comes from the cache.
  const addresses: [name: string, cookie: string, pathOf: (n: number) => string][] = [
    ['home `/`', '', (n) => `/?n=${n}`],
    ['list `/job_offer`', '', (n) => `/job_offer?page=${1 + n}&n=${n}`],
    ['search `/job_offer/search`', '', (n) => `/job_offer/search?free_word=${encodeURIComponent('エンジニア')}&min_salary=${300 + n}`],
    ['job `/job_offer/detail`', '', (n) => `/job_offer/detail?id=${at(n).job.id}&n=${n}`],
    ['companies `/company`', '', (n) => `/company?page=${1 + (n % 20)}&n=${n}`],
    ['company `/company/detail`', '', (n) => `/company/detail?id=${at(n).company.id}&n=${n}`],
    ['home `/` of a candidate', cookie, (n) => `/?n=${n}`],
    ['search of a candidate', cookie, (n) => `/job_offer/search?free_word=${encodeURIComponent('エンジニア')}&min_salary=${300 + n}`],
    ['companies of a candidate', cookie, (n) => `/company?page=${1 + (n % 20)}&n=${n}`],
  ]
  const rows: string[] = []
  let asked = 0
  for (const [name, who, pathOf] of addresses.filter(([name]) => name.startsWith(values.only))) {
    const ask = async (count: number) => {
      const begun = performance.now()
      for (const end = asked + count; asked < end; asked++) {
        const answer = await fetch(url + pathOf(asked), { headers: who ? { cookie: who } : {} })
        if (!answer.ok) throw new Error(`${answer.status} for ${pathOf(asked)}`)
        await answer.arrayBuffer()
      }
      return (performance.now() - begun) / count
    }
    await ask(WARM_UP)
    const before = await databaseTicks(db)
    const elapsed = await ask(pages)
    rows.push(`| ${name} | ${(spentSince(before, await databaseTicks(db)) / pages).toFixed(1)} | ${elapsed.toFixed(0)} |`)
  }
  child.kill()
  await once(child, 'exit')
  process.stdout.write(
    `\n${jobs.toLocaleString('en')} jobs, ${pages} pages each, one after another, ${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n
| page | PostgreSQL, CPU ms a page | whole answer, ms |\n|---|--:|--:|\n${rows.join('\n')}\n`,
  )
}
