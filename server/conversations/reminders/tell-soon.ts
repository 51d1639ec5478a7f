import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'

export type Side = 'candidate' | 'company'

/** Messages that follow each other within this are one telling, and whoever reads them meanwhile is told nothing. */
const GATHERED = 60_000

/** Lets one side of a thread be told, after the commit of `db`'s transaction, of what is new and unread by then. */
export const tellSoon = (db: Database, thread_id: string, side: Side, now: Date) =>
  enqueue(db, 'tell_thread', { thread_id, side }, { key: `tell_thread:${thread_id}:${side}`, keepsTime: true, runAt: new Date(now.getTime() + GATHERED) })
