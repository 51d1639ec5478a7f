// npm run bench:age: marks each figure of bench/README.md whose sources changed since its commit, and names the kept figures that are old.
import { readFileSync, writeFileSync } from 'node:fs'
import { hasChangedSince } from './has-changed-since.ts'
import { markOldRows } from './old-rows.ts'
import { keptFigures } from '../short/kept-figures.ts'
import { shortRuns } from '../short/short-runs.ts'

const page = 'bench/README.md'
const { text, old } = markOldRows(readFileSync(page, 'utf8'), hasChangedSince)
writeFileSync(page, text)
const kept = keptFigures()
const oldRuns = shortRuns.filter(({ name, sources }) => kept.some(({ bench, commit }) => bench === name && hasChangedSince(commit, sources)))
console.log(`${page}: ${old.length} rows are older than what they measure\n${old.map((row) => `  ${row}`).join('\n')}`)
console.log(`bench/kept-figures.json: older than what they measure are the figures of ${oldRuns.map(({ name }) => name).join(', ') || 'no bench'}`)
