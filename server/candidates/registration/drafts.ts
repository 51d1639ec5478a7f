import { RegistrationDraft } from '#contract/candidates/account/registrations.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** How far my registration has come; empty when there is none. */
export async function showDraft({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }): Promise<RegistrationDraft> {
  const row = await db.selectFrom('temp_registratings').select('draft').where('candidate_user_id', '=', viewer.id).executeTakeFirst()
  return row ? RegistrationDraft.parse(JSON.parse(open(row.draft as string) ?? '{}')) : {}
}

type Written = { candidate_user_id: string; at: string; draft: RegistrationDraft }

/** It holds a birthday, so it is sealed as a whole. */
export async function writeDraft(db: Database, { candidate_user_id, at, draft }: Written) {
  const row = { draft: JSON.stringify(seal(JSON.stringify(draft))), updated_at: at }
  await db
    .insertInto('temp_registratings')
    .values({ candidate_user_id, ...row })
    .onConflict((conflict) => conflict.column('candidate_user_id').doUpdateSet(row))
    .execute()
}
