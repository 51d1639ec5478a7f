import type { SystemProcess } from '#contract/platform/system/system-figures.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { thisProcess } from './this-process.ts'

const STALE_AFTER = 60_000
const SHOWN_FOR = 86_400_000

type Figures = Omit<SystemProcess, 'id' | 'is_this' | 'started_at' | 'seen_at' | 'is_stale' | 'build_id' | 'node_version'>

/** What processes of older versions do not say. */
const unsaid = { database_cuts: null, database_cut_at: null, database_restarts: null, database_restarted_at: null }

/** The processes of this database that did not say good-bye; of those that fell silent, the ones of the last day. */
export async function processFigures(db: Database, now: Date): Promise<SystemProcess[]> {
  const rows = await db
    .selectFrom('processes')
    .select(['id', 'started_at', 'seen_at', 'build_id', 'node_version', 'figures'])
    .where('stopped_at', 'is', null)
    .where('seen_at', '>', new Date(now.getTime() - SHOWN_FOR).toISOString())
    .orderBy('started_at')
    .limit(50)
    .execute()
  return rows.map(({ figures, ...row }) => ({
    ...unsaid,
    ...(figures as Figures),
    ...row,
    is_this: row.id === thisProcess.id,
    is_stale: now.getTime() - Date.parse(row.seen_at) > STALE_AFTER,
  }))
}
