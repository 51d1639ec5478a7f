import { RegistrationDraft } from '#contract/registrations.ts'
import type { RequestContext } from '../request-context.ts'
import { open } from '../seal.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'

/** How far my registration has come; empty when there is none. */
export async function showDraft({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }): Promise<RegistrationDraft> {
  const row = await db.selectFrom('temp_registratings').select('draft').where('candidate_user_id', '=', viewer.id).executeTakeFirst()
  return row ? RegistrationDraft.parse(JSON.parse(open(row.draft as string) ?? '{}')) : {}
}
