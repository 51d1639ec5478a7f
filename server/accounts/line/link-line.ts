import type { RequestContext } from '#server/platform/request/request-context.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { beginLine } from './begin-line.ts'

/** Begins linking. Who it is for is written down now: another who signs in meanwhile in this browser gets nothing. */
export async function linkLine(context: RequestContext & { viewer: CandidateViewer }) {
  requireReauthentication(context)
  return beginLine(context, { account_id: context.viewer.id })
}
