import type { Export } from '#contract/operations/exports/exports.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { requireReauthentication } from '#server/accounts/sessions/require-reauthentication.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { beginExport } from './begin-export.ts'

/** A candidate requests all of their data. */
export async function createExport(context: RequestContext & { viewer: CandidateViewer }): Promise<Export> {
  requireReauthentication(context)
  return beginExport(context, context.viewer.id)
}
