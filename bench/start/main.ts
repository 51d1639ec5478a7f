// npm run bench:start: `npm start` in a copy of this checkout that was never started, with its packages in place; then again; memory idle after each.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

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
    execFileSync(process.execPath, given, { cwd: copy, env: environment, stdio: 'inherit' })
  }
  const rows: string[] = []
  for (const name of ['first', 'second', 'third']) rows.push(await measure(name))
  console.log('| start | seconds | of these the build | CPU s of the server until ready | resident memory idle |\n|---|--:|--:|--:|--:|')
  console.log(rows.join('\n'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string) {
  const began = performance.now()
  const since = () => ((performance.now() - began) / 1_000).toFixed(1)
  for (const script of ['start/install.mjs', 'start/build.mjs']) execFileSync(process.execPath, [script], { cwd: copy, env: environment, stdio: 'inherit' })
  const built = since()
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const child = spawn('sh', ['-c', scripts.start], { cwd: copy, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('ended before it was ready')))
    createInterface(child.stdout).on('line', (line) => line.startsWith('http') && resolve(line))
  })
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.status}`)
  await answer.arrayBuffer()
  const [ready, ticks] = [since(), statOf(child.pid!)]
  await wait(Number(values.idle) * 1_000)
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  child.kill('SIGINT')
  await once(child, 'exit')
  return `| ${name} | ${ready} | ${built} | ${(ticks / 100).toFixed(1)} | ${Math.round(Number(kilobytes) / 1_024)} MB |`
}

/** User and system time in ticks of 10 ms. */
function statOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
