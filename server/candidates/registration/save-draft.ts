import type { RegistrationDraft } from '#contract/candidates/account/registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { checkDraft } from './check-draft.ts'
import { writeDraft } from './write-draft.ts'

export async function saveDraft(context: RequestContext & { viewer: CandidateViewer }, given: RegistrationDraft) {
  const draft = await checkDraft(context, given)
  await writeDraft(context.db, { candidate_user_id: context.viewer.id, at: context.now().toISOString(), draft })
  return draft
}
