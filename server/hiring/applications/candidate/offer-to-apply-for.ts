import type { ApplyRefusal } from '#contract/platform/errors/apply-refusals.ts'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { isFresh } from '#server/jobs/postings/published-jobs.ts'

export type Asked = { id: number; company_id?: number | undefined }

const ofCompany = ['companies.id as company_id', 'end_of_contract', 'deny_company_apply', 'is_unclaimed'] as const

/**
 * What one can apply for, as far as the public has seen it: a job, or under 0 the open position of a company. `isHeld`: a job or a company that is being closed
 * at this moment is waited for, and what is read here stays so until the transaction ends.
 */
export async function offerToApplyFor(db: Database, now: Date, { id, company_id }: Asked, isHeld = false) {
  const found = await (id === 0
    ? openPosition(db, company_id).$if(isHeld, (offer) => offer.forShare())
    : job(db, now, id).$if(isHeld, (offer) => offer.forShare())
  ).executeTakeFirst()
  return found && (company_id === undefined || found.company_id === company_id) ? found : fail('NOT_FOUND')
}

const job = (db: Database, now: Date, id: number) =>
  db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'job_offers.company_id')
    .select(ofCompany)
    .select([sql<number | null>`job_offers.id`.as('job_id'), 'position_title', 'deny_side_job_apply'])
    .select(({ and, eb }) =>
      and([eb('job_offers.state', '=', 'published'), isFresh(now)])
        .$castTo<boolean>()
        .as('is_open'),
    )
    .where('job_offers.id', '=', id)
    .where('job_offers.published_at', 'is not', null)
    .where('companies.state', '=', 'active')

const openPosition = (db: Database, company_id: number | undefined) =>
  db
    .selectFrom('companies')
    .select(ofCompany)
    .select([
      sql<number | null>`null::integer`.as('job_id'),
      sql<string>`''`.as('position_title'),
      sql<boolean>`false`.as('deny_side_job_apply'),
      'is_hiring_open_position as is_open',
    ])
    .where('companies.id', '=', company_id ?? 0)
    .where('companies.state', '=', 'active')

type Offer = Awaited<ReturnType<typeof offerToApplyFor>>

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
