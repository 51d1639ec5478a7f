// npm run bench [-- --keep] [--only import,pages]: a short run of every bench, compared with bench/kept-figures.json. Exit code 1 when a figure became worse by more than
// a fifth or a bench failed. `--keep` writes this run's figures in their place.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Figure, figuresOf, keptFigures, saveFigures, worseThan } from './short/kept-figures.ts'
import { shortRuns } from './short/short-runs.ts'
import { yardstick } from './short/yardstick.ts'

/** Together they take ten minutes at most on a quiet machine. */
const LONGEST = 120_000

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false }, only: { type: 'string', default: '' } } })
const wanted = values.only.split(',').filter(Boolean)
const figures: Figure[] = []
const failed: string[] = []
const yardsticks: number[] = []

console.log(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
for (const { name, args, columns } of shortRuns.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  yardsticks.push(yardstick())
  const began = performance.now()
  const { printed, code } = await run([`bench/${name}/main.ts`, ...args])
  console.log(
    `\n## ${name} ${args.join(' ')}: ${((performance.now() - began) / 1_000).toFixed(0)} s${code === 0 ? '' : `, ended with ${code}`}\n${printed.trim()}`,
  )
  if (code !== 0) failed.push(name)
  if (columns) figures.push(...figuresOf(name, printed, columns))
}

const measured = yardsticks.reduce((sum, value) => sum + value, 0) / yardsticks.length
const kept = keptFigures()
const worse = worseThan(kept, figures, measured)
console.log(`\n${figures.length} figures and ${kept.length} kept; yardstick ${measured.toFixed(0)} ms`)
for (const { bench, name, value, expected, times } of worse)
  console.log(`worse: ${bench}, ${name}: ${value} instead of ${expected.toFixed(3)}, ${times.toFixed(2)} times`)
for (const name of failed) console.log(`failed: ${name}`)
if (worse.length === 0 && failed.length === 0) console.log('Nothing became worse by more than a fifth.')
if (values.keep) keep()
else process.exitCode = worse.length > 0 || failed.length > 0 ? 1 : 0

async function run(args: string[]) {
  const child = spawn(process.execPath, ['--max-old-space-size=10000', ...args], { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  // With all that it started: a server left behind would hold the output open.
  const limit = setTimeout(() => process.kill(-child.pid!), LONGEST)
  let printed = ''
  let said = ''
  child.stdout.on('data', (chunk) => (printed += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(limit)
  return { printed: code === 0 ? printed : printed + said.slice(-2_000), code: code ?? 'a signal' }
}

/** Figures of benches that were left out this time stay. */
function keep() {
  const measuredNow = new Set(figures.map(({ bench }) => bench))
  const about = {
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
    yardstick: Math.round(measured),
  }
  saveFigures([...kept.filter(({ bench }) => !measuredNow.has(bench)), ...figures.map((figure) => ({ ...figure, ...about }))])
}
