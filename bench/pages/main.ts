import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs, promisify } from 'node:util'
import { apiPrefix } from '#contract/index.ts'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { sealingKey } from '#server/platform/sealing/sealing-keys.ts'
import { databaseTicks, quiet, serverCpu, spentSince } from '../signed-in/cpu.ts'
import { started } from './started.ts'
import { startedServer } from './started-server.ts'

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '6' }, connections: { type: 'string', default: '10' } },
})
const [jobs, seconds, connections] = [Number(values.jobs), Number(values.seconds), Number(values.connections)]
const words = ['エンジニア', '営業', 'リモート', '東京', 'デザイナー', 'SaaS', 'マーケティング', '人事', 'データ', 'AI']

/** What analytics and a banner of consent leave in a browser. */
const OF_OTHERS = '_ga=GA1.1.1234567890.1700000000; _ga_ABCDEF1234=GS1.1.1700000000.1.1.1700000060.0.0.0; CookieConsent={stamp:%27x%27%2Cnecessary:true}'

type Driven = { answers: number; perSecond: number; p50: number; p95: number; failed: number }

const database = await openDatabase(`bench_${jobs}`)
const folder = await mkdtemp(join(tmpdir(), 'mebae-bench-'))
const db = connect(database.ownerUrl)
try {
  await migrate(database.ownerUrl)
  await loadDemo(database.ownerUrl, { jobs, seed: 1, now: new Date() })
  await measure()
} finally {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
  await database.close()
}

async function measure() {
  const ours = await startedServer({
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder,
    // The key that sealed the stored values.
    SECRET_KEY: sealingKey().text,
  })
  await quiet(ours.url)
  const answer = await (await fetch(`${ours.url}${apiPrefix}/job_offers/?free_word=${encodeURIComponent(words[0] ?? '')}`)).text()
  const { jobs: found } = (await (await fetch(`${ours.url}${apiPrefix}/job_offers/?per_page=100`)).json()) as { jobs: { job: { id: number } }[] }
  const ids = found.map(({ job }) => job.id)
  const pages = {
    'search `/job_offer/search?free_word=…`': (n: number) =>
      `/job_offer/search?free_word=${encodeURIComponent(words[n % words.length] ?? '')}&min_salary=${300 + Math.floor(n / words.length)}`,
    'list `/job_offer?page=…`': (n: number) => `/job_offer?page=${1 + (n % 400)}&min_salary=${100 + Math.floor(n / 400)}`,
    'job `/job_offer/detail?id=…`': (n: number) => `/job_offer/detail?id=${ids[n % ids.length]}&n=${n}`,
    'home `/`': (n: number) => `/?n=${n}`,
  }
  const rows: string[] = []
  for (const [name, pathOf] of Object.entries(pages)) {
    const page = await compressed(ours.url + pathOf(0))
    const file = join(folder, 'page')
    await writeFile(file, page)
    const bare = await started('bench/pages/bare-server.ts', [file])
    const ofBare = async () => ({ server: Number(await (await fetch(`${bare.url}/cpu`)).text()), database: new Map<number, number>() })
    const bareFigures = await drive(bare.url, ['/'], ofBare)
    bare.child.kill()
    const ofOurs = async () => ({ server: await serverCpu(ours.url), database: await databaseTicks(db) })
    const warm = await drive(ours.url, [pathOf(0)], ofOurs)
    const tracked = await drive(ours.url, [pathOf(0)], ofOurs, OF_OTHERS)
    const unique = await drive(
      ours.url,
      Array.from({ length: 20_000 }, (_, n) => pathOf(n + 1)),
      ofOurs,
    )
    rows.push(
      row(`bare node:http, ${page.length.toLocaleString('en')} bytes`, bareFigures, bareFigures),
      row(`${name}, kept`, warm, bareFigures),
      row(`${name}, kept, with cookies of others`, tracked, bareFigures),
      row(`${name}, every address new`, unique, bareFigures),
    )
  }
  ours.child.kill()
  await once(ours.child, 'exit')
  process.stdout.write(
    `\n${jobs.toLocaleString('en')} jobs, ${connections} connections, ${seconds} s each, gzip, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n`,
  )
  process.stdout.write(`JSON of a search: ${Buffer.byteLength(answer).toLocaleString('en')} bytes\n\n`)
  process.stdout.write(
    `| page | requests/s | p50 ms | p95 ms | Node CPU ms | PostgreSQL CPU ms | share of bare, requests | share of bare, CPU |\n|---|--:|--:|--:|--:|--:|--:|--:|\n${rows.join('\n')}\n`,
  )
}

/** The bytes as a browser gets them. */
async function compressed(url: string) {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [NodeJS.ReadableStream]
  return buffer(answer)
}

type Spent = { server: number; database: Map<number, number> }

async function drive(url: string, paths: string[], spent: () => Promise<Spent>, cookie?: string) {
  const before = await spent()
  const driving = promisify(execFile)(process.execPath, ['bench/pages/drive.ts'])
  driving.child.stdin?.end(JSON.stringify({ url, paths, cookie, connections, seconds }))
  const { stdout } = await driving
  const driven = JSON.parse(stdout) as Driven
  // A few are refused while the server learns how much it can carry.
  if (driven.failed > driven.answers / 50) throw new Error(`${driven.failed} of ${driven.answers} answers of ${paths[0]} were no page`)
  const after = await spent()
  return { ...driven, cpu: (after.server - before.server) / driven.answers, database: spentSince(before.database, after.database) / driven.answers }
}

type Figures = Awaited<ReturnType<typeof drive>>

function row(name: string, { perSecond, p50, p95, cpu, database: ofDatabase }: Figures, bare: Figures) {
  const share = (of: number) => of.toFixed(2)
  return `| ${name} | ${Math.round(perSecond).toLocaleString('en')} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${cpu.toFixed(3)} | ${ofDatabase.toFixed(2)} | ${share(perSecond / bare.perSecond)} | ${share(bare.cpu / cpu)} |`
}
