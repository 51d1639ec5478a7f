import { sql } from 'kysely'
import type { OwnRequest } from '#contract/operations/data-requests/data-requests.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { addDataRequest } from '../data-requests.ts'

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

type Context = RequestContext & { viewer: CandidateViewer }

/** A signed-in user has proved their identity, with the password or more. */
export async function createDataRequest(context: Context, { kind, note }: { kind: string; note: string }) {
  const { db, viewer, now, client } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'mail')
  const { number, due_at } = await addDataRequest(db, now(), { candidate_user_id: viewer.id, kind, came_by: 'form', note })
  return { number, due_at }
}
