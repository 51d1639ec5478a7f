// npm run test:cluster [-- --faults 50 --seed 1 --only postmaster]: a cluster of six machines on this one, under load, with one fault after the other. As root, because
// each machine is a network namespace. Ends with 1 where a message was lost, doubled or out of order, or a goal was missed.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '#server/platform/database/connect.ts'
import { findFaults } from '../../bench/kill-messages/find-faults.ts'
import { addPair } from '../../bench/talks/add-pair.ts'
import { Screen } from '../../bench/talks/screen.ts'
import { Cluster, until } from './cluster.ts'
import { type Fault, faults, LASTS } from './faults.ts'
import { FileSender } from '../load/file-sender.ts'
import { Load, type Read } from '../load/load.ts'
import { mayMakeNamespaces } from './network.ts'
import { missingPackages } from './programs.ts'

const [PAIRS, VISITORS] = [6, 4]
/** Of the pages that visitors ask for, so many are answered. */
const READ_GOAL = 0.995

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    /** Leaves the folder with all logs. */
    keep: { type: 'boolean', default: false },
  },
})

const missing = missingPackages()
if (missing.length > 0 || !mayMakeNamespaces()) {
  process.stderr.write(missing.length > 0 ? `Not installed (Debian): ${missing.join(' ')}\n` : 'This user may make no network namespaces: run it as root.\n')
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'mebae-cluster-'))
const cluster = new Cluster(folder)
const chosen = faults.filter(({ name }) => name.includes(values.only))
const plan = Array.from({ length: Number(values.faults) }, (_, turn) => chosen[turn % chosen.length]!)
const results: { name: string; silence: number; goal: number; reads: Read[]; isTold: boolean }[] = []
const lostFiles: string[] = []
let sentFiles = 0
let isGood = true
// Ctrl-C leaves no machine behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cluster.close().finally(() => process.exit(130)))
try {
  await cluster.open()
  process.stdout.write(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}, logs in ${folder}\n`)
  isGood = await run()
} finally {
  await cluster.close()
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isGood ? 0 : 1

async function run() {
  const db = connect(await cluster.databaseUrl())
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => addPair(db)))
  await db.destroy()
  const screens = pairs.flatMap(({ thread_id, parties }) => parties.map((party) => ({ thread_id, screen: new Screen(cluster.origin, party) })))
  await Promise.all(screens.map(({ screen }) => screen.ready))
  const load = new Load(cluster.origin, pairs, VISITORS)
  await wait(5_000)
  for (const [turn, fault] of plan.entries()) results.push(await suffer(load, screens, fault, turn))
  await load.stop()
  for (const { screen } of screens) screen.close()
  return report(load)
}

async function suffer(load: Load, screens: { screen: Screen }[], { name, goal, act }: Fault, turn: number) {
  const files = new FileSender(cluster.origin, await addParty(), load.sent)
  const began = performance.now()
  const undo = await act(cluster)
  await wait(LASTS)
  await undo()
  await cluster.untilWhole(`after "${name}"`)
  const silence = load.longestSilence(began) / 1_000
  // Every screen hears of what is written now.
  const since = performance.now()
  const isTold = await until('screens', async () => screens.every(({ screen }) => screen.told.some(({ at }) => at > since))).then(
    () => true,
    () => false,
  )
  const reads = load.reads.filter(({ at }) => at > began)
  const failed = reads.filter(({ status }) => status !== 200)
  const lost = await lostOf(load.acknowledged.filter(({ at }) => at > began))
  await files.stop()
  lostFiles.push(...(await files.findLost()))
  sentFiles += files.acknowledged.length
  process.stdout.write(
    `${turn + 1}. ${name}: silence ${silence.toFixed(1)} s (goal ${goal}), pages ${reads.length - failed.length} of ${reads.length}${failed.length > 0 ? ` (${[...new Set(failed.map(({ status }) => status))].join(', ')})` : ''}, screens ${isTold ? 'resumed' : 'NOT resumed'}${lost.length > 0 ? `, LOST ${lost.length} acknowledged ${lost.map(({ at }) => ((at - began) / 1_000).toFixed(1)).join(' ')} s after it` : ''}, whole again after ${((performance.now() - began) / 1_000).toFixed(0)} s\n`,
  )
  return { name, silence, goal, reads, isTold }
}

/** Somebody new for each fault, since a day's files of one person are limited. */
async function addParty() {
  const db = connect(await cluster.databaseUrl())
  const { parties } = await addPair(db)
  await db.destroy()
  return parties[0]
}

/** What was acknowledged and is not stored now. */
async function lostOf(acknowledged: Load['acknowledged']) {
  if (acknowledged.length === 0) return []
  const db = connect(await cluster.databaseUrl())
  const names = acknowledged.map(({ client_id }) => client_id)
  const stored = await db.selectFrom('messages').select('client_id').where('client_id', 'in', names).execute()
  await db.destroy()
  const found = new Set(stored.map(({ client_id }) => client_id))
  return acknowledged.filter(({ client_id }) => !found.has(client_id))
}

async function report({ acknowledged, sent, reads }: Load) {
  const db = connect(await cluster.databaseUrl())
  const stored = await db.selectFrom('messages').select(['thread_id', 'id', 'client_id', 'number', 'message']).execute()
  const threads = await db.selectFrom('threads').select(['id', 'last_number']).execute()
  await db.destroy()
  // The first of each conversation was there before.
  for (const { client_id, message, number } of stored) if (number === 1) sent.set(client_id, message)
  const found = findFaults({ acknowledged, stored, threads, sent })
  const failed = reads.filter(({ status }) => status !== 200).length
  const share = 1 - failed / reads.length
  const late = results.filter(({ silence, goal }) => silence > goal)
  const deaf = results.filter(({ isTold }) => !isTold)
  process.stdout.write(
    [
      `${results.length} faults; ${acknowledged.length} messages acknowledged; lost, doubled, changed or out of order: ${found.length}`,
      ...found.slice(0, 20),
      `files in the bucket: ${sentFiles} acknowledged, ${lostFiles.length} lost`,
      ...lostFiles.slice(0, 20),
      `pages answered 200: ${(share * 100).toFixed(2)} % of ${reads.length} (goal ${READ_GOAL * 100} %)`,
      `writes back later than the goal: ${late.length}${late.length > 0 ? ` (${late.map(({ name, silence }) => `${name} ${silence.toFixed(1)} s`).join('; ')})` : ''}`,
      `screens resumed: ${results.length - deaf.length} of ${results.length}; load ${loadavg()[0]?.toFixed(1)}`,
      '',
    ].join('\n'),
  )
  return found.length + lostFiles.length === 0 && share >= READ_GOAL && late.length === 0 && deaf.length === 0
}
