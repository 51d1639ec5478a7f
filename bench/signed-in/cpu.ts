import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Milliseconds that the server's process has spent, user and system. */
export async function serverCpu(url: string) {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1]) * 1_000
}

const QUIET = 60
const LONGEST_WAIT = 120

/** After a start a server still works for itself, for minutes with many jobs: until that ends, a figure is not that of the requests alone. */
export async function quiet(url: string) {
  for (let seconds = 0; seconds < LONGEST_WAIT; seconds++) {
    const before = await serverCpu(url)
    await wait(1_000)
    if ((await serverCpu(url)) - before < QUIET) return
  }
}

const TICK = 10

/** CPU time of each of PostgreSQL's processes for this database, in ticks: Linux, and a database on this machine. Elsewhere it is unknown. */
export async function databaseTicks(db: Database) {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(db)
  return new Map(await Promise.all(rows.map(async ({ pid }) => [pid, await readFile(`/proc/${pid}/stat`, 'utf8').then(ticksOf, () => NaN)] as const)))
}

/** Milliseconds between two readings; a connection that closed in between takes nothing back. */
export const spentSince = (before: Map<number, number>, after: Map<number, number>) =>
  [...after].reduce((sum, [pid, ticks]) => sum + (ticks - (before.get(pid) ?? 0)) * TICK, 0)

/** `utime` and `stime`: the 14th and 15th field, of which the second may hold spaces. */
function ticksOf(stat: string) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
