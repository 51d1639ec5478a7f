import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import type { Pair } from './offered-pair.ts'

type Context = RequestContext & { viewer: CandidateViewer }

/** Removes a favourite or a saved job; without one nothing changes. */
export async function dropPair({ db, viewer }: Context, table: 'favorites' | 'bookmarks', { company_id, job_id }: Pair) {
  await sql`delete from ${sql.table(table)} where candidate_user_id = ${viewer.id} and company_id = ${company_id}
    and job_id is not distinct from ${job_id || null}::integer`.execute(db)
}
