import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { freePort } from '../../tests/e2e/kit/free-port.ts'
import { addPair, type Pair, type Party } from '../talks/add-pair.ts'
import { postMessage } from '../talks/post-message.ts'
import { type Acknowledged, findFaults } from './find-faults.ts'
import { Victim } from './victim.ts'

type Options = {
  origin: string
  party: Party
  thread_id: string
  sender: string
  isOver: () => boolean
  sent: Map<string, string>
  acknowledged: Acknowledged[]
}

const PAUSE = 50
/** One in so many is sent twice at once, as by a user who presses twice. */
const TWICE = 20

/** Sends one message after the other, each again under the same id until it is acknowledged. Gives how often it had to send again. */
export async function sendUntilHeard({ origin, party, thread_id, sender, isOver, sent, acknowledged }: Options) {
  let repeats = 0
  for (let turn = 1; !isOver(); turn++) {
    const client_id = randomUUID()
    const message = `${sender} ${turn}`
    sent.set(client_id, message)
    for (let isHeard = false; !isHeard; ) {
      const tries = turn % TWICE === 0 ? 2 : 1
      const answers = await Promise.all(Array.from({ length: tries }, () => postMessage(origin, party, message, client_id)))
      for (const answer of answers) {
        if (!answer) continue
        isHeard = true
        acknowledged.push({ thread_id, sender, turn, client_id, message, id: answer.id, number: answer.number })
      }
      if (isHeard) continue
      repeats++
      await wait(PAUSE)
    }
  }
  return repeats
}

/** Kills one of PostgreSQL's own processes in the middle of its work: PostgreSQL then closes all connections and recovers from its log. */
export async function crashDatabase(db: Database) {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by random() limit 1`.execute(
    db,
  )
  const [backend] = rows
  if (!backend) return false
  process.kill(backend.pid, 'SIGKILL')
  return true
}

// npm run bench:kill-messages -- --messages 20000: senders against a server that is killed every two seconds, and PostgreSQL now and then.

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '20000' },
    senders: { type: 'string', default: '16' },
    every: { type: 'string', default: '2000' },
    /** PostgreSQL crashes with every so many deaths of the server. */
    database: { type: 'string', default: '7' },
    minutes: { type: 'string', default: '30' },
  },
})
const goal = Number(values.messages)
const folder = mkdtempSync(join(tmpdir(), 'mebae-kill-'))
const environment = {
  NODE_ENV: 'production',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'silent',
  DRAIN_SECONDS: '0',
  DEMO_DATA: 'off',
  DATA_DIR: folder,
  DATABASE_URL: '',
  PUBLIC_URL: '',
}
const victim = new Victim(await freePort(), environment)
await victim.start()
const db = connect(`postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`)

// Two senders share a conversation, one on each side.
const pairs: Pair[] = []
for (let index = 0; index < Number(values.senders) / 2; index++) pairs.push(await addPair(db))

const sent = new Map<string, string>()
const acknowledged: Acknowledged[] = []
const begun = performance.now()
const isOver = () => new Set(acknowledged.map(({ client_id }) => client_id)).size >= goal || performance.now() - begun > Number(values.minutes) * 60_000
let isDone = false
let counted = 0
const looking = setInterval(() => {
  if (acknowledged.length - counted > 200) process.stdout.write(`${acknowledged.length} acknowledged, ${victim.deaths} deaths\n`)
  counted = acknowledged.length
  isDone ||= isOver()
}, 1_000)

const senders = pairs.flatMap(({ thread_id, parties }, index) =>
  parties.map((party) =>
    sendUntilHeard({ origin: victim.origin, party, thread_id, sender: `${party.side} ${index}`, isOver: () => isDone, sent, acknowledged }),
  ),
)
let crashes = 0
const killing = (async () => {
  while (!isDone) {
    await wait(Number(values.every))
    if (isDone) break
    if (victim.deaths % Number(values.database) === Number(values.database) - 1 && (await crashDatabase(db).catch(() => false))) crashes++
    await victim.kill()
    await victim.start()
  }
})()
const repeats = (await Promise.all(senders)).reduce((sum, count) => sum + count, 0)
clearInterval(looking)
await killing
const seconds = (performance.now() - begun) / 1_000

const ids = pairs.map(({ thread_id }) => thread_id)
const stored = await db.selectFrom('messages').select(['thread_id', 'id', 'client_id', 'number', 'message']).where('thread_id', 'in', ids).execute()
const threads = await db.selectFrom('threads').select(['id', 'last_number']).where('id', 'in', ids).execute()
for (const { client_id, message, number } of stored) if (number === 1) sent.set(client_id, message)
const faults = findFaults({ acknowledged, stored, threads, sent })

await db.destroy()
await victim.stop()
rmSync(folder, { recursive: true, force: true })
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`)
const heard = new Set(acknowledged.map(({ client_id }) => client_id)).size
process.stdout.write(
  `${heard} messages acknowledged (${acknowledged.length} acknowledgements) in ${seconds.toFixed(0)} s by ${senders.length} senders; ${repeats} sent again; server killed ${victim.deaths} times, PostgreSQL ${crashes}; faults: ${faults.length}\n`,
)
process.exit(faults.length > 0 || heard < goal ? 1 : 0)
