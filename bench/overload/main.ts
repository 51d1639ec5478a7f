// npm run bench:overload: the server under 1, 2, 4 and 8 times the searches that it can answer, with sign-ins and messages beside them, and of messages alone.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { apiPrefix } from '#contract/index.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { sealingKey } from '#server/platform/sealing/sealing-keys.ts'
import { started } from '../pages/started.ts'
import { startedServer } from '../pages/started-server.ts'
import { addPair } from '../talks/add-pair.ts'
import type { Offered, Offering, Stream } from './offering.ts'
import { shareOf, tableRow } from './table-row.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '6' },
    levels: { type: 'string', default: '1,2,4,8' },
    /** Searches at once while their capacity is measured. */
    'at-once': { type: 'string', default: '10' },
  },
})
const seconds = Number(values.seconds)
const PASSWORD = 'a password for measuring'
const WORDS = ['エンジニア', '営業', 'リモート', '東京', 'デザイナー', 'SaaS', 'マーケティング', '人事', 'データ', 'AI']
/** Beside the searches, as parts of their capacity. */
const [SIGN_INS, MESSAGES] = [0.02, 0.05]
const PROBE_EVERY = 50
/** Senders at once while the capacity for messages is measured. */
const SENDERS = 8
const NORMAL_IN_A_ROW = 5

const database = await openDatabase(`bench_${values.jobs}`)
const folder = await mkdtemp(join(tmpdir(), 'mebae-overload-'))
await migrate(database.ownerUrl)
await loadDemo(database.ownerUrl, { jobs: Number(values.jobs), seed: 1, now: new Date() })
const db = connect(database.url)
let searched = 0
try {
  await measure(db)
} finally {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
  await database.close()
}

async function measure(db: Database) {
  const { url, child } = await startedServer({
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder,
    SECRET_KEY: sealingKey().text,
    TRUST_PROXY: '1',
  })
  const email = await addPerson(db)
  const pairs = await Promise.all(Array.from({ length: 100 }, () => addPair(db)))
  const headers = { 'content-type': 'application/json', origin: url }
  const besideOf = (capacity: number): Stream[] => [
    {
      name: 'sign-in',
      rate: capacity * SIGN_INS,
      from: 0,
      requests: [
        {
          method: 'POST',
          path: `${apiPrefix}/sessions/`,
          headers,
          body: JSON.stringify({ email, password: PASSWORD, area: 'candidate' }),
        },
      ],
    },
    {
      name: 'message',
      rate: capacity * MESSAGES,
      from: 0,
      requests: pairs.map(({ parties: [{ cookie, path }] }) => ({
        method: 'POST',
        path,
        headers: { ...headers, cookie },
        body: '{"message":"測ります。","client_id":"{uuid}"}',
      })),
    },
    {
      name: 'own thread',
      rate: capacity * MESSAGES,
      from: 0,
      requests: pairs.map(({ parties: [{ cookie, path }] }) => ({ method: 'GET', path, headers: { cookie } })),
    },
  ]
  const search = (rate: number): Stream => ({
    name: 'search',
    rate,
    from: searched,
    requests: WORDS.map((word) => ({
      method: 'GET',
      path: `/job_offer/search?free_word=${encodeURIComponent(word)}&n={number}`,
      headers: { 'accept-encoding': 'gzip' },
    })),
  })
  const offer = async (offering: Omit<Offering, 'url'>) => {
    const offered = await offerTo(url, offering)
    searched += offered.find(({ name }) => name === 'search')?.answers.length ?? 0
    return offered
  }

  const closed = async () => shareOf((await offer({ seconds, atOnce: Number(values['at-once']), streams: [search(0)] }))[0]!, seconds)
  await closed()
  const capacity = await closed()
  const normal = shareOf((await offer({ seconds, streams: [search(capacity.perSecond / 4)] }))[0]!, seconds)
  const message = (rate: number): Stream => ({ ...besideOf(0).find(({ name }) => name === 'message')!, rate })
  await offer({ seconds: 1, atOnce: SENDERS, streams: [message(0)] })
  const carried = shareOf((await offer({ seconds, atOnce: SENDERS, streams: [message(0)] }))[0]!, seconds)
  const rows: string[] = []
  for (const level of values.levels.split(',').map(Number)) {
    const memory = watchMemory(child.pid!)
    const alone = await offer({ seconds, streams: [search(capacity.perSecond * level)] })
    const recovery = await untilNormal(url, normal.p99)
    const beside = await offer({ seconds, streams: [search(capacity.perSecond * level), ...besideOf(capacity.perSecond)] })
    rows.push(tableRow(level, 'search alone', shareOf(alone[0]!, seconds), { capacity: capacity.perSecond, recovery, megabytes: memory.stop() }))
    for (const one of beside) rows.push(tableRow(level, one.name === 'search' ? 'search, with all of these' : one.name, shareOf(one, seconds), undefined))
    const ofMessages = watchMemory(child.pid!)
    const sent = await offer({ seconds, streams: [message(carried.perSecond * level)] })
    const again = await untilNormal(url, normal.p99)
    rows.push(tableRow(level, 'messages alone', shareOf(sent[0]!, seconds), { capacity: carried.perSecond, recovery: again, megabytes: ofMessages.stop() }))
  }

  const file = join(folder, 'page.html')
  await writeFile(file, Buffer.from(await (await fetch(`${url}/job_offer/search`)).arrayBuffer()))
  child.kill()
  await once(child, 'exit')
  const bare = await started('bench/pages/bare-server.ts', [file])
  const rate = capacity.perSecond * 8
  const [floor] = await offerTo(bare.url, { seconds, streams: [search(rate)] })
  bare.child.kill()
  rows.push(tableRow(8, 'bare `node:http`', shareOf(floor!, seconds), undefined))

  process.stdout.write(
    `\n${Number(values.jobs).toLocaleString('en')} jobs, ${seconds} s a level, ${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; the requests come from the same machine.
Capacity of uncached search, ${values['at-once']} at once: ${capacity.perSecond.toFixed(0)} a second (p50 ${capacity.p50.toFixed(0)}, p99 ${capacity.p99.toFixed(0)} ms). Normal, at a quarter of it: p50 ${normal.p50.toFixed(0)}, p99 ${normal.p99.toFixed(0)} ms. Capacity of messages, ${SENDERS} at once: ${carried.perSecond.toFixed(0)} a second (p50 ${carried.p50.toFixed(0)}, p99 ${carried.p99.toFixed(0)} ms).

| times | what | offered/s | statuses | served, share | p50 ms | p99 ms | refused p50 ms | refused p99 ms | normal again after s | RSS, MB |
|--:|---|--:|---|--:|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}
`,
  )
}

async function offerTo(url: string, offering: Omit<Offering, 'url'>) {
  const offering_ = promisify(execFile)(process.execPath, ['bench/overload/offer.ts'], { maxBuffer: 1 << 28 })
  offering_.child.stdin?.end(JSON.stringify({ url, ...offering }))
  return JSON.parse((await offering_).stdout) as Offered[]
}

/** Seconds until so many searches in a row are answered as fast as before. */
async function untilNormal(url: string, p99: number) {
  const begun = performance.now()
  let inARow = 0
  let since = begun
  while (inARow < NORMAL_IN_A_ROW && performance.now() - begun < 30_000) {
    const asked = performance.now()
    const answer = await fetch(`${url}/job_offer/search?free_word=${encodeURIComponent('営業')}&n=${searched++}`)
    await answer.arrayBuffer()
    const isNormal = answer.status === 200 && performance.now() - asked <= p99 * 1.5
    if (isNormal && inARow === 0) since = asked
    inARow = isNormal ? inARow + 1 : 0
    await wait(PROBE_EVERY)
  }
  return (since - begun) / 1_000
}

function watchMemory(pid: number) {
  let most = 0
  const read = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
  }
  const watching = setInterval(() => void read(), 200)
  return {
    stop: () => {
      clearInterval(watching)
      return most
    },
  }
}

/** Accounts of the demonstration sign in from this machine only, and here a thousand addresses ask. */
async function addPerson(db: Database) {
  const email = `${randomUUID()}@candidate.example`
  const account = { kind: 'candidate', email, email_verified_at: new Date().toISOString(), password_hash: await hashPassword(PASSWORD) }
  const { id: candidate_user_id } = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('candidate_users').values({ id: candidate_user_id }).execute()
  await db.insertInto('candidate_profiles').values({ candidate_user_id }).execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id }).execute()
  return email
}
