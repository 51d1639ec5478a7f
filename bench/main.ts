// npm run bench [-- --keep] [--only import,pages]: a short run of every bench, compared with bench/kept-figures.json. Exit code 1 when a figure became worse by more than
// a fifth, a kept figure was not measured, or a bench failed. `--keep` writes this run's figures in their place.
import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Figure, figuresOf, keptFigures, lostFrom, saveFigures, worseThan } from './short/kept-figures.ts'
import { runBench } from './short/run-bench.ts'
import { saidFigures } from './short/said-figures.ts'
import { shortRuns } from './short/short-runs.ts'
import { yardstick } from './short/yardstick.ts'

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false }, only: { type: 'string', default: '' } } })
const wanted = values.only.split(',').filter(Boolean)
const figures: Figure[] = []
const failed: string[] = []
const yardsticks: number[] = []

console.log(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`)
const began = performance.now()
const runs = shortRuns.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
for (const { name, bench = name, args, columns, said, isWhole } of runs) {
  yardsticks.push(yardstick())
  const started = performance.now()
  const { printed, code, cpu } = await runBench([`bench/${bench}/main.ts`, ...args])
  console.log(
    `\n## ${name} ${args.join(' ')}: ${((performance.now() - started) / 1_000).toFixed(0)} s, CPU ${cpu.toFixed(1)} s${code === 0 ? '' : `, ended with ${code}`}\n${printed.trim()}`,
  )
  if (code !== 0) failed.push(name)
  // Half a run has other figures.
  else
    figures.push(
      ...figuresOf(name, printed, columns),
      ...saidFigures(name, printed, said),
      ...(isWhole ? [{ bench: name, name: 'whole run: CPU s', value: cpu }] : []),
    )
}

const measured = yardsticks.reduce((sum, value) => sum + value, 0) / yardsticks.length
const kept = keptFigures()
const measuredBenches = new Set(runs.map(({ name }) => name).filter((name) => !failed.includes(name)))
const worse = worseThan(kept, figures, measured)
const lost = lostFrom(kept, figures, measuredBenches)
console.log(
  `\n${figures.length} figures and ${kept.length} kept, in ${((performance.now() - began) / 60_000).toFixed(1)} minutes; yardstick ${measured.toFixed(0)} ms, load ${loadavg()[0]?.toFixed(1)}`,
)
for (const { bench, name, value, expected, times } of worse)
  console.log(`worse: ${bench}, ${name}: ${value} instead of ${expected.toFixed(3)}, ${times.toFixed(2)} times`)
for (const { bench, name } of lost) console.log(`kept, but not measured any more: ${bench}, ${name}`)
for (const name of failed) console.log(`failed: ${name}`)
const isGood = worse.length === 0 && lost.length === 0 && failed.length === 0
if (isGood) console.log('Nothing became worse by more than a fifth.')
if (values.keep) keep()
process.exitCode = isGood || (values.keep && failed.length === 0) ? 0 : 1

/** Figures of benches that were left out or failed this time stay. */
function keep() {
  const about = {
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
    yardstick: Math.round(measured),
  }
  saveFigures([...kept.filter(({ bench }) => !measuredBenches.has(bench)), ...figures.map((figure) => ({ ...figure, ...about }))])
}
