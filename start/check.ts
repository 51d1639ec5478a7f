// Everything that must hold, as `npm test` runs it, in two lanes: each step with its time, its output only when it fails.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { failures, slowestFiles, testCounts } from './test-counts.ts'

const memory = inMemory()
if (memory) dropLeftovers(memory)
const folder = mkdtempSync(join(memory ?? tmpdir(), `mebae-check-${process.pid}-`))
// Where root runs the tests, PostgreSQL runs as another user, who has to pass through.
chmodSync(folder, 0o711)
const results = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'playwright.json') }
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const settings = {
  PLAYWRIGHT_JSON_OUTPUT_FILE: results.playwright,
  // Node strips types by itself: Playwright need not compile every test and what it imports.
  PW_DISABLE_TS_ESM: '1',
  // The type checker and the linter collect garbage half as often, which halves their CPU time; they end before they need the memory.
  GOGC: '400',
}
// Databases of tests are copied, and dropped, by the hundred: in memory that takes a fraction of the CPU time of a disk's journal.
// Servers that tests start find their modules compiled by those before: most of the CPU time of a start goes there.
const ofJourneys = { ...(memory && { TMPDIR: folder }), NODE_COMPILE_CACHE: join(folder, 'compiled') }
const ofTests = { ...ofJourneys, ...(memory && { TEST_POSTGRES: join(folder, 'postgres') }) }

/** The folder that Linux keeps in memory, where the machine has plenty. */
function inMemory() {
  const [path, needed] = ['/dev/shm', 4 * 2 ** 30]
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize > needed && freemem() > 2 * needed ? path : undefined
  } catch {
    return undefined
  }
}

/** Runs that were killed could not take their folder with them. */
function dropLeftovers(above: string) {
  for (const name of readdirSync(above)) {
    const [, pid] = /^mebae-check-(\d+)-/.exec(name) ?? []
    try {
      if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(above, name), { recursive: true, force: true })
    } catch {
      // Another user's, who takes it away with the next run.
    }
  }
}

const running = new Set<ChildProcess>()

function step(name: string, command: string, args: string[] = [], own: NodeJS.ProcessEnv = {}) {
  const began = Date.now()
  return new Promise<void>((done) => {
    const env = { ...process.env, ...settings, ...own }
    // A process group for each step: what fails ends the other lane together with all that it started.
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => (output += words.toString()))
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) => {
      running.delete(child)
      const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6)
      console.log(`${code === 0 ? '✓' : '✗'} ${seconds} s  ${name}`)
      if (code === 0) return done()
      console.error(`${output}\n${name}: failed. The rest was not run.`)
      stop(1)
    })
  })
}

/** Ends every step that still runs, says what was counted, and exits. */
function stop(code: number) {
  for (const child of running) {
    child.removeAllListeners('close')
    if (child.pid) process.kill(-child.pid)
  }
  printCounts()
  process.exit(code)
}
process.on('SIGINT', () => stop(130))
process.on('SIGTERM', () => stop(143))

function printCounts() {
  const vitest = testCounts(results.vitest)
  const browser = testCounts(results.playwright)
  if (!vitest && !browser) return
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((outcome) => (vitest?.[outcome] ?? 0) + (browser?.[outcome] ?? 0))
  console.log(`unit and database tests: ${vitest?.passed ?? 0} · browser journeys: ${browser?.passed ?? 0}`)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  console.log('slowest test files:')
  for (const { name, seconds } of slowestFiles(Object.values(results), 10))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name.startsWith('/') ? relative('.', name) : `tests/e2e/${name}`}`)
  for (const failure of failures(Object.values(results))) console.log(`\nfailed: ${failure}`)
}

// Two lanes: what reads the code has its own core beside the tests, which often wait for the database.
await Promise.all([reading(), testing()])

async function reading() {
  await step('types of the routes', 'react-router', ['typegen'])
  await step('types', 'tsc')
  await step('lint', 'oxlint', ['--threads=1'])
  await step('format', 'biome', ['format'])
  await step('dead code', 'knip', ['--no-progress'])
  // What only a test uses is dead code, too.
  await step('dead code beside tests', 'knip', ['--no-progress', '--production'])
}

async function testing() {
  // Some of the tests start the built server.
  await step('build', 'node', ['start/build.mjs'])
  // A snapshot that nobody committed fails here as it does in CI.
  const reported = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results.vitest}`]
  await step('unit and database tests', 'vitest', ['run', '--update=none', ...reported], ofTests)
  // Beside the tests the journeys take as much longer as they save: the tests keep both cores busy.
  await step('browser journeys', 'playwright', ['test', '--reporter=line,json'], ofJourneys)
}

const browser = testCounts(results.playwright)
printCounts()
if (!browser?.passed || browser.skipped) {
  console.error('A browser journey was left out: every one has to run.')
  process.exit(1)
}
