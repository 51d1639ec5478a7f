import { RegistrationDraft } from '#contract/candidates/account/registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { open } from '#server/platform/sealing/seal.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** How far my registration has come; empty when there is none. */
export async function showDraft({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }): Promise<RegistrationDraft> {
  const row = await db.selectFrom('temp_registratings').select('draft').where('candidate_user_id', '=', viewer.id).executeTakeFirst()
  return row ? RegistrationDraft.parse(JSON.parse(open(row.draft as string) ?? '{}')) : {}
}
