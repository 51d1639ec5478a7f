// npm run bench:kill-messages -- --messages 20000: senders against a server that is killed every two seconds, and PostgreSQL now and then.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '#server/platform/database/connect.ts'
import { freePort } from '../../tests/e2e/kit/free-port.ts'
import { addPair, type Pair } from '../talks/add-pair.ts'
import { crashDatabase } from './crash-database.ts'
import { type Acknowledged, findFaults } from './find-faults.ts'
import { sendUntilHeard } from './sender.ts'
import { Victim } from './victim.ts'

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
