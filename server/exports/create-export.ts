import type { Export } from '#contract/exports.ts'
import type { RequestContext } from '../request-context.ts'
import { askConfirmed } from '../sessions/ask-confirmed.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { beginExport } from './begin-export.ts'

/** Somebody asks for everything of theirs. */
export async function createExport(context: RequestContext & { viewer: CandidateViewer }): Promise<Export> {
  askConfirmed(context)
  return beginExport(context, context.viewer.id)
}
