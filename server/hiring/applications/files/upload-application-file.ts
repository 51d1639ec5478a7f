import type { AttachedFile } from '#contract/conversations/messages.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { uploadInto } from '#server/conversations/messages/files/upload-file.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** Keeps a PDF for the next application to a company. What was ended or put off with it is no obstacle: applying opens it again. */
export const uploadApplicationFile = async (context: RequestContext & { viewer: CandidateViewer }, company_id: number, file: File): Promise<AttachedFile> =>
  uploadInto(context, file, () => lockPartner(context.db, context.viewer, { company_id }), { isOfApplication: true })
