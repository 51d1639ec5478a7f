import type { ProcedureMeta } from '#contract/platform/procedure.ts'
import type { Database } from '../../database/connect.ts'
import { outageCode } from '../../database/outage/outage-code.ts'
import { mayHaveWritten } from './recent-write.ts'
import type { RequestContext } from '../../request/request-context.ts'

type Asked = { route: { method?: string | undefined }; meta: ProcedureMeta }

/** Where a call reads and writes. Writes, and what has to be as of now, go to the primary. */
export function databaseFor({ db, databases, client }: Pick<RequestContext, 'db' | 'databases' | 'client'>, { route, meta }: Asked): Database {
  if (!databases || route.method !== 'GET') return db
  return meta.may_lag && !mayHaveWritten(client) ? databases.lagging : databases.current
}

/** Whether a call failed that the primary can answer: a replica that goes away, or that had to end a long read, costs nobody a reply. */
export const isOfReplica = (error: unknown, db: Database, { databases }: Pick<RequestContext, 'databases'>) =>
  databases?.hasReplica === true && db === databases.lagging && databases.takesWrites && outageCode(error) !== undefined
