import type { ApplyRefusal } from '#contract/platform/errors/apply-refusals.ts'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Offer } from './offer-to-apply-for.ts'

/** Why this candidate cannot apply now. The same answer greys out the button and stops the call. */
export async function applyRefusal(db: Database, candidate_user_id: string, offer: Offer): Promise<ApplyRefusal | null> {
  if (!offer.is_open || offer.end_of_contract) return 'APPLICATIONS_CLOSED'
  const me = await db
    .selectFrom('candidate_profiles')
    .select([
      'purpose_intention',
      sql<boolean>`exists (select from company_blocks as blocks where blocks.candidate_user_id = ${candidate_user_id} and blocks.company_id = ${offer.company_id})`.as(
        'is_blocked',
      ),
    ])
    .where('candidate_user_id', '=', candidate_user_id)
    .executeTakeFirst()
  if (me?.is_blocked) return 'COMPANY_BLOCKED'
  if (offer.is_unclaimed) return 'COMPANY_UNCLAIMED'
  if (offer.deny_company_apply) return 'APPLICATIONS_NOT_ACCEPTED'
  return offer.deny_side_job_apply && me?.purpose_intention === 'find_side_job' ? 'SIDE_JOB_NOT_ACCEPTED' : null
}
