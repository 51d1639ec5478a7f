import type { CandidateProfileChange } from '#contract/candidate-profiles.ts'
import type { RequestContext } from '../api.ts'
import { keepEmployerKeys } from '../privacy/keep-employer-keys.ts'
import { seal } from '../seal.ts'
import type { Viewer } from '../sessions/viewer.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }

/** Writes what an import changes. No employer goes: each keeps its company from seeing this profile. */
export async function applyResume({ db, viewer, now }: Context, change: CandidateProfileChange) {
  const { work_experiences, phone_number, postal_code, address_detail, ...plain } = change
  await db
    .updateTable('candidate_profiles')
    .set({
      ...plain,
      ...(phone_number !== undefined && { phone_number_sealed: seal(phone_number) }),
      ...(postal_code !== undefined && { postal_code_sealed: seal(postal_code) }),
      ...(address_detail !== undefined && { address_detail_sealed: seal(address_detail) }),
      updated_at: now().toISOString(),
    })
    .where('candidate_user_id', '=', viewer.id)
    .execute()
  if (!work_experiences) return
  for (const { user_work_experience_id, corporate_number, ...work } of work_experiences) {
    const row = { ...work, corporate_number: corporate_number || null }
    await (user_work_experience_id === undefined
      ? db.insertInto('work_experiences').values({ candidate_user_id: viewer.id, ...row })
      : db.updateTable('work_experiences').set(row).where('candidate_user_id', '=', viewer.id).where('user_work_experience_id', '=', user_work_experience_id)
    ).execute()
  }
  await keepEmployerKeys(db, viewer.id)
}
