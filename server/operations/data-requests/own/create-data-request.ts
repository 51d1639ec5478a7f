import type { RequestContext } from '#server/platform/request/request-context.ts'
import { takeTurn } from '#server/platform/request/take-turn.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { addDataRequest } from '../add-data-request.ts'

type Context = RequestContext & { viewer: CandidateViewer }

/** A signed-in user has proved their identity, with the password or more. */
export async function createDataRequest(context: Context, { kind, note }: { kind: string; note: string }) {
  const { db, viewer, now, asker } = context
  await takeTurn({ ...context, asker: { ...asker, client: viewer.id } }, 'mail')
  const { number, due_at } = await addDataRequest(db, now(), { candidate_user_id: viewer.id, kind, came_by: 'form', note })
  return { number, due_at }
}
