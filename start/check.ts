// Runs every check of `npm test`: prints the time of each step, and its output only when it fails.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { slowestFiles, testCounts } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'mebae-check-'))
const results = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'playwright.json') }
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

function step(name: string, command: string, args: string[] = []) {
  const began = Date.now()
  return new Promise<void>((done) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results.playwright }
    execFile(command, args, { maxBuffer: 256 << 20, env }, (error, stdout, stderr) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6)
      console.log(`${error ? '✗' : '✓'} ${seconds} s  ${name}`)
      if (!error) return done()
      console.error(`${stdout}${stderr}\n${name}: failed. The rest was not run.`)
      printCounts()
      process.exit(1)
    })
  })
}

function printCounts() {
  const vitest = testCounts(results.vitest)
  const browser = testCounts(results.playwright)
  if (!vitest && !browser) return
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((outcome) => (vitest?.[outcome] ?? 0) + (browser?.[outcome] ?? 0))
  if (browser?.again) console.log(`browser journeys that passed at the second try: ${browser.again}`)
  console.log(`unit and database tests: ${vitest?.passed ?? 0} · browser journeys: ${browser?.passed ?? 0}`)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  console.log('slowest test files:')
  for (const { name, seconds } of slowestFiles(Object.values(results), 10))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name.startsWith('/') ? relative('.', name) : `e2e/${name}`}`)
}

await step('types of the routes', 'react-router', ['typegen'])
await step('types', 'tsc')
await step('lint', 'oxlint')
await step('format', 'biome', ['format'])
await step('dead code', 'knip', ['--no-progress'])
// Some of the tests start the built server.
await step('build', 'node', ['start/build.mjs'])
await step('unit and database tests', 'vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${results.vitest}`])
await step('browser journeys', 'playwright', ['test', '--reporter=line,json'])

const browser = testCounts(results.playwright)
printCounts()
if (!browser?.passed || browser.skipped) {
  console.error('A browser journey was left out: every one has to run.')
  process.exit(1)
}
