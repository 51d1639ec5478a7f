import type { AttachedFile } from '#contract/messages.ts'
import type { RequestContext } from '../../request-context.ts'
import { uploadInto } from '../../messages/files/upload-file.ts'
import { holdPartner } from '../../messages/send/hold-partner.ts'
import type { CandidateViewer } from '../../sessions/viewer.ts'

/** Keeps a PDF for the next application to a company. What was ended or put off with it is no obstacle: applying opens it again. */
export const uploadApplicationFile = async (context: RequestContext & { viewer: CandidateViewer }, company_id: number, file: File): Promise<AttachedFile> =>
  uploadInto(context, file, () => holdPartner(context.db, context.viewer, { company_id }), { isOfApplication: true })
