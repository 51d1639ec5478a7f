import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { findPostmaster } from './find-postmaster.ts'
import { processesIn } from './processes-in.ts'

const PAUSE = 50
const TRIES = 10

/** The last process to leave stops the server: whether it did. PostgreSQL takes a moment to drop a connection that was just closed. */
export async function stopPostmaster(folder: string, keeper: pg.Client) {
  const isLast = await isUnused(keeper).catch(() => false)
  await keeper.end().catch(() => {})
  if (isLast) await endPostmaster(folder)
  return isLast
}

/** Stops the server of a folder and ends all connections to it. */
export async function endPostmaster(folder: string) {
  const postmaster = await findPostmaster(folder)
  if (!postmaster) return
  process.kill(postmaster.pid, 'SIGINT')
  while ((await processesIn(folder)).size > 0) await wait(PAUSE)
}

export async function isUnused(keeper: pg.Client) {
  for (let tries = 0; ; tries++) {
    const { rowCount } = await keeper.query(`select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`)
    if (!rowCount || tries === TRIES) return !rowCount
    await wait(PAUSE)
  }
}
