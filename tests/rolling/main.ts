// npm run test:rolling [-- --turns 20] [--before FOLDER]: two processes behind haproxy are stopped and started in turn while people write, read and watch. With --before
// the folder of an older version (`git worktree add`, npm ci, node start/build.mjs): both start as that version, and each turn changes one of them to the other version.
// Ends with 1 where a request failed, a message was lost, or a screen was silent for longer than 3 s.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '#server/platform/database/connect.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { findFaults } from '../../bench/kill-messages/find-faults.ts'
import { addPair } from '../../bench/talks/add-pair.ts'
import { Screen } from '../../bench/talks/screen.ts'
import { Load } from '../load/load.ts'
import { SideBySide } from './side-by-side.ts'

const [PAIRS, VISITORS, LONGEST_GAP] = [6, 4, 3_000]
const here = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { turns: { type: 'string', default: '20' }, before: { type: 'string' } } })
const before = values.before ? resolve(values.before) : here
if (!existsSync('/usr/sbin/haproxy')) {
  process.stderr.write('Not installed (Debian): haproxy\n')
  process.exit(2)
}
if (!existsSync(join(before, 'build'))) {
  process.stderr.write(`${before} is not built: node start/build.mjs\n`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'mebae-rolling-'))
const database = await openDatabase(`rolling_${process.pid}`)
const site = new SideBySide(folder, { DATABASE_URL: database.ownerUrl, DATA_DIR: join(folder, 'data') })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(130)))
let isGood = false
try {
  await site.open(before)
  process.stdout.write(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}, logs in ${folder}\n`)
  isGood = await run()
} finally {
  await close()
  if (isGood) rmSync(folder, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)

async function run() {
  const db = connect(database.ownerUrl)
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => addPair(db)))
  const screens = pairs.flatMap(({ parties }) => parties.map((party) => new Screen(site.origin, party)))
  await Promise.all(screens.map(({ ready }) => ready))
  const load = new Load(site.origin, pairs, VISITORS, visits)
  await wait(2_000)
  for (let turn = 0; turn < Number(values.turns); turn++) {
    // Each process in turn, and with an older version: forward, back, forward.
    const code = turn % 4 < 2 ? here : before
    const from = [load.reads.length, performance.now()] as const
    await site.restart(turn, code)
    const failed = load.reads.slice(from[0]).filter(({ status }) => status !== 200)
    process.stdout.write(
      `${turn + 1}. ${code === here ? 'this version' : 'the version before'}: pages ${load.reads.length - from[0]}, failed ${failed.length}, ${((performance.now() - from[1]) / 1_000).toFixed(1)} s\n`,
    )
  }
  await load.stop()
  for (const screen of screens) screen.close()
  const stored = await db
    .selectFrom('messages')
    .select(['thread_id', 'id', 'client_id', 'number', 'message'])
    .where(
      'thread_id',
      'in',
      pairs.map(({ thread_id }) => thread_id),
    )
    .execute()
  const threads = await db
    .selectFrom('threads')
    .select(['id', 'last_number'])
    .where(
      'id',
      'in',
      pairs.map(({ thread_id }) => thread_id),
    )
    .execute()
  await db.destroy()
  for (const { client_id, message, number } of stored) if (number === 1) load.sent.set(client_id, message)
  return report(load, findFaults({ acknowledged: load.acknowledged, stored, threads, sent: load.sent }), screens.map(longestGap))
}

function report({ reads, tries, unanswered, acknowledged }: Load, faults: string[], gaps: number[]) {
  const failed = reads.filter(({ status }) => status !== 200)
  const refused = tries - acknowledged.length
  const gap = Math.max(...gaps)
  const slowest = reads.map(({ ms }) => ms).sort((one, other) => one - other)
  process.stdout.write(
    [
      `pages: ${reads.length}, failed ${failed.length} (${[...new Set(failed.map(({ status }) => status))].join(', ')}), p99 ${slowest[Math.floor(reads.length * 0.99)]?.toFixed(0)} ms`,
      `messages: ${acknowledged.length}, refused ${refused} (${unanswered.map(({ ms }) => `after ${ms.toFixed(0)} ms`).join(', ')}), lost, doubled or out of order ${faults.length}`,
      ...faults.slice(0, 10),
      `longest silence of a screen: ${(gap / 1_000).toFixed(2)} s (goal ${LONGEST_GAP / 1_000}); load ${loadavg()[0]?.toFixed(1)}`,
      '',
    ].join('\n'),
  )
  return failed.length + refused + faults.length === 0 && gap <= LONGEST_GAP
}

function longestGap({ told }: Screen) {
  return told.slice(1).reduce((longest, { at }, index) => Math.max(longest, at - told[index]!.at), 0)
}

/** A quarter of the pages was asked for by nobody before. */
function visits(turn: number) {
  const kept = ['/', '/job_offer', '/company'][turn % 4]
  return kept ?? `/job_offer/search?free_word=${encodeURIComponent('エンジニア')}&n=${turn}`
}

async function close() {
  await site.close()
  await database.close({ drop: true })
}
