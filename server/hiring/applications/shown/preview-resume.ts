import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { drawShownResume } from './draw-shown-resume.ts'

type Wished = { company_id: number; name: 'on' | 'off'; career: 'on' | 'off' }

/** The PDF that a company would get of me with this choice. */
export async function previewResume(context: RequestContext & { viewer: CandidateViewer }, { company_id, name, career }: Wished) {
  const { db, viewer, now } = context
  await rateLimit({ ...context, client: { ...context.client, address: viewer.id } }, 'draw')
  const parts = [...(name === 'on' ? ['name' as const] : []), ...(career === 'on' ? ['career' as const] : [])]
  return drawShownResume(db, { company_id, candidate_user_id: viewer.id, now: now() }, parts)
}
