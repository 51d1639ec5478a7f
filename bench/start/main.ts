// npm run bench:start: `npm start` in a copy of this checkout that was never started, with its packages in place; then again; memory idle after each.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cpuOfCluster } from '../import/cpu-of-cluster.ts'

const { values } = parseArgs({ options: { idle: { type: 'string', default: '20' }, jobs: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'mebae-start-'))
const copy = join(folder, 'copy')
const data = join(folder, 'data')
const environment = { ...process.env, PORT: '0', DATA_DIR: data, DRAIN_SECONDS: '0' }

try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, copy])
  // Links where the file system allows it; a link of the whole folder would share its cache.
  execFileSync('cp', ['-al', 'node_modules', copy])
  rmSync(join(copy, 'node_modules/.cache'), { recursive: true, force: true })
  console.log(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
  if (values.jobs) {
    const given = ['demo/main.ts', '--jobs', values.jobs]
    // The jobs of the demonstration are what it adds to an empty database only.
    execFileSync(process.execPath, given, { cwd: copy, env: environment, stdio: 'inherit' })
  }
  const rows: string[] = []
  for (const name of ['first', 'second', 'third']) rows.push(await measure(name))
  console.log(
    '| start | seconds | CPU s of the server until ready | CPU s of the build | CPU s of PostgreSQL | resident memory idle, MB |\n|---|--:|--:|--:|--:|--:|',
  )
  console.log(rows.join('\n'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string) {
  const began = performance.now()
  const since = () => ((performance.now() - began) / 1_000).toFixed(1)
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as { scripts: Record<'prestart' | 'start', string> }
  execFileSync('sh', ['-c', scripts.prestart], { cwd: copy, env: environment, stdio: 'inherit' })
  const child = spawn('sh', ['-c', scripts.start], { cwd: copy, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('ended before it was ready')))
    createInterface(child.stdout).on('line', (line) => line.startsWith('http') && resolve(line))
  })
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.status}`)
  await answer.arrayBuffer()
  const [ready, spent] = [since(), cpuOf(child.pid!)]
  const database = (await cpuOfCluster(join(data, 'postgres'))) / 1_000
  await wait(Number(values.idle) * 1_000)
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  child.kill('SIGINT')
  await once(child, 'exit')
  return `| ${name} | ${ready} | ${spent.server.toFixed(1)} | ${spent.build.toFixed(1)} | ${database.toFixed(1)} | ${Math.round(Number(kilobytes) / 1_024)} |`
}

/** Seconds of CPU, user and system: of the server, and of the build and what else it waited for. */
function cpuOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system, ofChildren, systemOfChildren] = fields.slice(11, 15).map((ticks) => Number(ticks) / 100)
  return { server: user! + system!, build: ofChildren! + systemOfChildren! }
}
