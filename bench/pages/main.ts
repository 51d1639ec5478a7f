import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { apiPrefix } from '#contract/index.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { sealingKey } from '#server/platform/sealing/sealing-keys.ts'
import { started } from './started.ts'

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
try {
  await migrate(database.ownerUrl)
  await loadDemo(database.ownerUrl, { jobs, seed: 1, now: new Date() })
  await measure()
} finally {
  await rm(folder, { recursive: true, force: true })
  await database.close()
}

async function measure() {
  const ours = await started('server/main.ts', [], {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder,
    // The key that sealed the stored values.
    SECRET_KEY: sealingKey().text,
    DEMO_DATA: 'off',
    RATE_LIMIT: '0',
    DRAIN_SECONDS: '0',
  })
  const { jobs: found } = await json(`${ours.url}${apiPrefix}/job_offers/?per_page=100`)
  const ids: number[] = found.map(({ job }: { job: { id: number } }) => job.id)
  const pages = {
    'search `/job_offer/search?free_word=…`': (n: number) =>
      `/job_offer/search?free_word=${encodeURIComponent(words[n % words.length] ?? '')}&min_salary=${300 + Math.floor(n / words.length)}`,
    'list `/job_offer?page=…`': (n: number) => `/job_offer?page=${1 + (n % 400)}&min_salary=${100 + Math.floor(n / 400)}`,
    'job `/job_offer/detail?id=…`': (n: number) => `/job_offer/detail?id=${ids[n % ids.length]}&n=${n}`,
  }
  const rows: string[] = []
  for (const [name, pathOf] of Object.entries(pages)) {
    const size = (await (await fetch(`${ours.url}${pathOf(0)}`)).arrayBuffer()).byteLength
    const bare = await started('bench/pages/bare-server.ts', [String(size)])
    const bareFigures = await drive(bare.url, ['/'], async () => Number(await (await fetch(`${bare.url}/cpu`)).text()))
    bare.child.kill()
    const cpu = () => cpuOf(ours.url)
    const warm = await drive(ours.url, [pathOf(0)], cpu)
    const tracked = await drive(ours.url, [pathOf(0)], cpu, OF_OTHERS)
    const unique = await drive(
      ours.url,
      Array.from({ length: 20_000 }, (_, n) => pathOf(n + 1)),
      cpu,
    )
    rows.push(
      row(`bare node:http, ${size.toLocaleString('en')} bytes`, bareFigures, bareFigures),
      row(`${name}, warm`, warm, bareFigures),
      row(`${name}, warm, with cookies of others`, tracked, bareFigures),
      row(`${name}, every address new`, unique, bareFigures),
    )
  }
  ours.child.kill()
  await once(ours.child, 'exit')
  process.stdout.write(
    `\n${jobs.toLocaleString('en')} jobs, ${connections} connections, ${seconds} s each, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n\n`,
  )
  process.stdout.write(`| page | requests/s | p50 ms | p95 ms | CPU ms/request | share of bare |\n|---|---:|---:|---:|---:|---:|\n${rows.join('\n')}\n`)
}

async function drive(url: string, paths: string[], cpuMilliseconds: () => Promise<number>, cookie?: string) {
  const before = await cpuMilliseconds()
  const driving = promisify(execFile)(process.execPath, ['bench/pages/drive.ts'])
  driving.child.stdin?.end(JSON.stringify({ url, paths, cookie, connections, seconds }))
  const { stdout } = await driving
  const driven = JSON.parse(stdout) as Driven
  if (driven.failed > 0) throw new Error(`${driven.failed} answers of ${paths[0]} were no page`)
  return { ...driven, cpu: ((await cpuMilliseconds()) - before) / driven.answers }
}

type Figures = Awaited<ReturnType<typeof drive>>

function row(name: string, { perSecond, p50, p95, cpu }: Figures, bare: Figures) {
  return `| ${name} | ${Math.round(perSecond).toLocaleString('en')} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${cpu.toFixed(3)} | ${(perSecond / bare.perSecond).toFixed(2)} |`
}

async function cpuOf(url: string) {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1]) * 1_000
}

async function json(url: string) {
  return (await fetch(url)).json() as Promise<{ jobs: { job: { id: number } }[] }>
}
