import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '#server/database/connect.ts'

/** Milliseconds that the server's process has spent, user and system. */
export async function serverCpu(url: string) {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1]) * 1_000
}

const TICK = 10

/** Milliseconds that PostgreSQL's processes for this database have spent: Linux, and a database on this machine. Elsewhere nothing is known. */
export async function databaseCpu(db: Database) {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(db)
  const spent = await Promise.all(rows.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8').then(ticksOf, () => NaN)))
  return spent.reduce((sum, ticks) => sum + ticks * TICK, 0)
}

/** `utime` and `stime`: the 14th and 15th field, of which the second may hold spaces. */
function ticksOf(stat: string) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
