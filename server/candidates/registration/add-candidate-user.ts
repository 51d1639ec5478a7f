import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'
import type { SignUp } from '#contract/candidates/account/registrations.ts'
import { addAccount } from '#server/accounts/account/accounts.ts'
import { recordConsents } from '#server/accounts/consents/consents.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { writeDraft } from './drafts.ts'

type Newcomer = Omit<SignUp, 'password'> & { password_hash: string | null }

/** A new candidate with all rows that belong to one; undefined when another account has the address already. */
export async function addCandidateUser(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { email, password_hash, consents, birthday, is_16_or_older: _said, registration_draft, next: _next, ...user }: Newcomer,
) {
  const at = now().toISOString()
  const candidate_user_id = await addAccount(db, 'candidate', { email, email_verified_at: at, password_hash })
  if (!candidate_user_id) return
  await db
    .insertInto('candidate_users')
    .values({ ...user, id: candidate_user_id, created_at: at, updated_at: at, favorites_by_companies_seen_at: at })
    .execute()
  await db
    .insertInto('candidate_profiles')
    .values({ candidate_user_id, birthday_sealed: seal(birthday ?? null) })
    .execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id }).execute()
  const asked = purposeNames.filter((purpose) => !purposes[purpose].isOptional)
  await recordConsents(db, asked, { candidate_user_id, decided_at: now(), agreed: true })
  await recordConsents(db, ['mail_magazine'], { candidate_user_id, decided_at: now(), agreed: consents.mail_magazine !== undefined })
  if (registration_draft) await writeDraft(db, { candidate_user_id, at, draft: registration_draft })
  return candidate_user_id
}
