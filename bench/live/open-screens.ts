import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#server/platform/database/connect.ts'
import { startedServer } from '../pages/started-server.ts'
import { postgresCpu, processCpu, residentBytes } from '../talks/cpu.ts'
import { addWatchers } from './add-watchers.ts'
import type { Report } from './watchers.ts'

const PORT = 4_499
/** Opened first, and left out of the figures: the code that opens streams has to be compiled once. */
const WARMING_UP = 500
const PATIENCE = 120_000
const SETTLING = 5_000

type Options = { streams: number; idle: number; reconnect: boolean }

/** What open screens cost in which nothing happens, and how they come back when the server has restarted. */
export async function measureOpenScreens({ streams, idle, reconnect }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'mebae-screens-'))
  const postgres = join(folder, 'postgres')
  const server = () =>
    startedServer({
      // As in production: that many come back is no attack.
      RATE_LIMIT: '600',
      PORT: String(PORT),
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      DATABASE_URL: '',
    })
  let { url, child } = await server()
  const db = connect(`postgres://postgres@/app?host=${encodeURIComponent(postgres)}`)
  const cookies = await addWatchers(db, streams + WARMING_UP)
  await db.destroy()

  const clients = fork('bench/live/watchers.ts')
  process.once('exit', () => clients.kill())
  let report: Report = { open: 0, refused: {}, failed: 0 }
  clients.on('message', (said: Report) => (report = said))
  clients.send({ origin: url })
  let asked = 0
  const openUpTo = async (count: number) => {
    for (; asked < count; await wait(100)) {
      const next = cookies.slice(asked, Math.min(count, asked + 50))
      asked += next.length
      clients.send({ open: next })
    }
    await untilOpen(count)
  }
  const untilOpen = async (count: number) => {
    const since = performance.now()
    while (report.open < count && performance.now() - since < PATIENCE) await wait(50)
  }
  const refusals = () =>
    Object.entries(report.refused)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ') || 'none'

  await openUpTo(WARMING_UP)
  await wait(SETTLING)
  const before = residentBytes(child.pid!)
  for (const count of new Set([2_000, 5_000, streams].filter((count) => count <= streams))) {
    await openUpTo(count + WARMING_UP)
    await wait(SETTLING)
    const each = (residentBytes(child.pid!) - before) / count / 1_024
    process.stdout.write(`${count} screens: ${each.toFixed(1)} KiB of resident memory each; refused: ${refusals()}\n`)
  }
  if (idle > 0) {
    const [node, database] = [processCpu(child.pid!), postgresCpu(postgres)]
    await wait(idle * 1_000)
    const share = (spent: number) => (spent / idle / 10).toFixed(2)
    const spent = [processCpu(child.pid!) - node, postgresCpu(postgres) - database] as const
    process.stdout.write(
      `${report.open} screens idle for ${idle} s: Node ${share(spent[0])} % of a core, PostgreSQL ${share(spent[1])} %, load ${loadavg()[0]?.toFixed(1)}\n`,
    )
  }
  if (reconnect) {
    const all = report.open
    const begun = performance.now()
    child.kill('SIGTERM')
    await once(child, 'exit')
    const away = performance.now()
    ;({ url, child } = await server())
    const ready = performance.now()
    const cpu = processCpu(child.pid!)
    await untilOpen(all)
    const back = performance.now()
    const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)
    process.stdout.write(
      `restart: gone after ${seconds(begun, away)} s, ready after ${seconds(begun, ready)} s, ${report.open} of ${all} screens back after ${seconds(begun, back)} s (${seconds(ready, back)} s of it after it was ready, Node ${((processCpu(child.pid!) - cpu) / all).toFixed(2)} ms CPU each); refused: ${refusals()}; tries without a server: ${report.failed}; load ${loadavg()[0]?.toFixed(1)}\n`,
    )
  }
  clients.kill()
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
  return Object.keys(report.refused).length === 0
}
