import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '#server/platform/database/connect.ts'
import { startedServer } from '../pages/started-server.ts'
import { addPair, type Party } from './add-pair.ts'
import { postgresCpu, processCpu } from './cpu.ts'
import { Screen } from './screen.ts'
import { Sender } from './sender.ts'

// npm run bench:talks -- --pairs 500 --at-once 8: how many messages a second one process takes, what each costs, and when the other side's screen hears of it.

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    /** So many senders, each of whom sends when the one before was answered. */
    'at-once': { type: 'string', default: '8' },
    /** In place of that: so many messages a second, whatever comes back. */
    rate: { type: 'string', default: '0' },
    /** Requests a minute of one address. Each sender has a separate address. */
    limit: { type: 'string', default: '0' },
    screens: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const [seconds, rate] = [Number(values.seconds), Number(values.rate)]
const folder = mkdtempSync(join(tmpdir(), 'mebae-talks-'))
const { url: origin, child } = await startedServer({
  RATE_LIMIT: values.limit,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  DATA_DIR: folder,
  DATABASE_URL: '',
})
const db = connect(`postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`)
const pairs = await Promise.all(Array.from({ length: Number(values.pairs) }, () => addPair(db)))
const talks = pairs.map(({ parties }) => ({
  parties,
  screens: values.screens ? parties.map((party) => new Screen(origin, party)) : [],
  acknowledged: [] as { number: number; at: number; by: number }[],
}))
for (const { screens } of talks) await Promise.all(screens.map(({ ready }) => ready))

const idle: Sender[] = []
const statuses = new Map<number, number>()
const times: number[] = []
let isMeasured = false
let sent = 0

async function send() {
  const index = sent++
  const talk = talks[index % talks.length]!
  const by = Math.floor(index / talks.length) % 2
  const begun = performance.now()
  const [status, number] = await post(talk.parties[by]!, index)
  if (!isMeasured) return
  const at = performance.now()
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status !== 200) return
  times.push(at - begun)
  talk.acknowledged.push({ number, at, by })
}

async function post({ path, cookie }: Party, index: number) {
  const address = index % (talks.length * 2)
  const headers = `Cookie: ${cookie}\r\nOrigin: ${origin}\r\nX-Forwarded-For: 10.${address >> 16}.${(address >> 8) & 255}.${address & 255}\r\n`
  const sender = idle.pop() ?? new Sender(origin)
  const answer = await sender.post(path, headers, JSON.stringify({ message: `測ります。${index}`, client_id: randomUUID() }))
  if (sender.isOpen) idle.push(sender)
  return answer
}

async function sendFor(milliseconds: number) {
  const over = performance.now() + milliseconds
  if (!rate) {
    const inTurn = async () => {
      while (performance.now() < over) await send()
    }
    return Promise.all(Array.from({ length: Number(values['at-once']) }, inTurn))
  }
  const pending: Promise<unknown>[] = []
  for (let due = performance.now(); due < over; await wait(1)) for (; due <= performance.now() && due < over; due += 1_000 / rate) pending.push(send())
  return Promise.all(pending)
}

await sendFor(Math.max(2_000, seconds * 200))
isMeasured = true
const before = { node: processCpu(child.pid!), postgres: postgresCpu(join(folder, 'postgres')), at: performance.now() }
await sendFor(seconds * 1_000)
const spent = { node: processCpu(child.pid!) - before.node, postgres: postgresCpu(join(folder, 'postgres')) - before.postgres }
const elapsed = (performance.now() - before.at) / 1_000

const told = new Map(talks.flatMap(({ screens }) => screens.map((screen) => [screen, new Map<number, number>()] as const)))
const isTold = () => {
  for (const [screen, numbers] of told) for (const { number, at } of screen.told.splice(0)) if (!numbers.has(number)) numbers.set(number, at)
  return talks.every(({ acknowledged, screens }) => screens.every((screen) => acknowledged.every(({ number }) => told.get(screen)!.has(number))))
}
for (const since = performance.now(); !isTold() && performance.now() - since < 10_000; ) await wait(100)
const delays: number[] = []
let missed = 0
for (const { acknowledged, screens } of talks) {
  for (const { number, at, by } of screens.length ? acknowledged : []) {
    const heard = told.get(screens[1 - by]!)!.get(number)
    if (heard === undefined) missed++
    else delays.push(Math.max(0, heard - at))
  }
}

const at = (figures: number[], share: number) => (figures[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? NaN).toFixed(1)
for (const figures of [times, delays]) figures.sort((one, other) => one - other)
const count = times.length
const answers = [...statuses].map(([status, number]) => `${status}: ${number}`).join(', ')
process.stdout.write(
  `${rate ? `${rate} a second asked` : `${values['at-once']} at once`}, ${talks.length * 2} senders, ${values.screens ? talks.length * 2 : 0} screens, limit ${values.limit}, ${elapsed.toFixed(1)} s; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}
${(count / elapsed).toFixed(0)} messages a second acknowledged (${answers}); answered p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms
CPU a message: Node ${(spent.node / count).toFixed(2)} ms, PostgreSQL ${(spent.postgres / count).toFixed(2)} ms
the other screen after the acknowledgement: p50 ${at(delays, 0.5)} ms, p99 ${at(delays, 0.99)} ms, missed ${missed}
`,
)
for (const screen of talks.flatMap(({ screens }) => screens)) screen.close()
for (const sender of idle) sender.close()
await db.destroy()
child.kill('SIGTERM')
await new Promise((resolve) => child.once('exit', resolve))
rmSync(folder, { recursive: true, force: true })
process.exit(missed > 0 ? 1 : 0)
