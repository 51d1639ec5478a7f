import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { partsOf, type Snapshot } from '../database/snapshot.ts'
import type { Party } from '../viewers/viewer.ts'

/** A row of `live_events` as the feed hands it on. */
export type LiveRow = {
  id: number
  xid: string
  kind: string
  candidate_user_id: string | null
  company_id: number | null
  thread_id: string | null
  /** Every user of an area. */
  audience: 'candidates' | 'companies' | null
  detail: { number?: number }
}

/** More than this at once is not sent one by one: pages load everything again. */
const MOST = 5_000

/** The result of one read: the events since `before`, and the moment of the read, from which the next one goes on. */
export type LiveRead = { before: Snapshot; after: Snapshot; rows: LiveRow[]; isWhole: boolean }

const columns = sql`id, xid, kind, candidate_user_id, company_id, thread_id, audience, detail`
const isHere = sql`xid < pg_snapshot_xmax(pg_current_snapshot())`

/** This moment, as a place to read on from. */
export async function currentSnapshot(db: Database): Promise<Snapshot> {
  const { rows } = await sql<{ snapshot: Snapshot }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return rows[0]!.snapshot
}

/**
 * The events that can be seen now and could not at `before`; of one side only, where `viewer` is given. Numbers are given when an event is written, and a slow
 * transaction may commit a low one late, so numbers do not show which events were read. Transactions do: one that had not begun or not ended at `before` is
 * new.
 */
export async function readLive(db: Database, before: Snapshot, viewer?: Party): Promise<LiveRead> {
  const { next, running } = partsOf(before)
  const concerns = viewer
    ? viewer.area === 'company'
      ? sql`(company_id = ${viewer.company_id} or audience = 'companies')`
      : sql`(candidate_user_id = ${viewer.id} or audience = 'candidates')`
    : sql`true`
  // A row beyond the next transaction came with a backup of another server. Each branch names the order of the index on `xid`: PostgreSQL, which does not know
  // how few rows are new, would else read the whole table in the order of `id`.
  const { rows: read } = await sql<{ snapshot: Snapshot; events: LiveRow[] }>`
    with fresh as materialized (
      (select ${columns} from live_events where xid >= ${String(next)}::xid8 and ${isHere} and ${concerns} order by xid limit ${MOST + 1})
      union all
      (select ${columns} from live_events where xid = any(${[...running]}::xid8[]) and xid < ${String(next)}::xid8 and ${isHere} and ${concerns} order by xid limit ${MOST + 1})
    )
    select pg_current_snapshot()::text as snapshot, (
      select coalesce(json_agg(json_build_object('id', id, 'xid', xid::text, 'kind', kind, 'candidate_user_id', candidate_user_id, 'company_id', company_id,
        'thread_id', thread_id, 'audience', audience, 'detail', detail) order by id), '[]')
      from (select ${columns} from fresh order by id limit ${MOST + 1}) as fresh
    ) as events`.execute(db)
  const { snapshot: after, events: rows } = read[0]!
  return { before, after, rows, isWhole: rows.length <= MOST }
}
