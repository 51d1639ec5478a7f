import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { findPostmaster } from './find-postmaster.ts'
import { processesIn } from './processes-in.ts'

const PAUSE = 50
const TRIES = 10

/** The last one out turns off the light. A connection that was just closed takes PostgreSQL a moment to forget. */
export async function stopPostmaster(folder: string, keeper: pg.Client) {
  const isLast = await isUnused(keeper).catch(() => false)
  await keeper.end().catch(() => {})
  if (!isLast) return
  const postmaster = await findPostmaster(folder)
  if (!postmaster) return
  process.kill(postmaster.pid, 'SIGINT')
  while ((await processesIn(folder)).size > 0) await wait(PAUSE)
}

async function isUnused(keeper: pg.Client) {
  for (let tries = 0; ; tries++) {
    const { rowCount } = await keeper.query(`select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`)
    if (!rowCount || tries === TRIES) return !rowCount
    await wait(PAUSE)
  }
}
