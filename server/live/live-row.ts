import type { Database } from '../database/connect.ts'

/** A row of `live_events` as the feed hands it on. */
export type LiveRow = {
  id: number
  kind: string
  candidate_user_id: string | null
  company_id: number | null
  thread_id: string | null
  /** Everybody of an area. */
  audience: 'candidates' | 'companies' | null
  detail: { number?: number }
}

const MOST = 1_000

/** What happened after a number, in its order. */
export const liveRows = (db: Database, after: number) =>
  db
    .selectFrom('live_events')
    .select(['id', 'kind', 'candidate_user_id', 'company_id', 'thread_id', 'audience', 'detail'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(MOST)
    .$castTo<LiveRow>()
