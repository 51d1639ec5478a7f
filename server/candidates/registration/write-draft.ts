import type { RegistrationDraft } from '#contract/candidates/account/registrations.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'

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
