import { sql } from 'kysely'
import type { OwnRequest } from '#contract/operations/data-requests/data-requests.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

export async function listOwnDataRequests({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const data_requests = await db
    .selectFrom('data_requests')
    .select(['id', 'number', 'received_at', 'due_at', 'answer'])
    .select([sql<OwnRequest['kind']>`kind`.as('kind'), sql<OwnRequest['state']>`state`.as('state')])
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('number', 'desc')
    .limit(50)
    .execute()
  return { data_requests }
}
