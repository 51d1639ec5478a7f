import { sql } from 'kysely'
import type { NewScoutDraft, ScoutDraft } from '#contract/hiring/scouts/scout-drafts.ts'
import { fail } from '#server/fail.ts'
import { candidatesForCompany } from '#server/candidates/visibility/for-company/candidates-for-company.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

const MOST = 100
const JUST_SENT = 60_000

type Which = { id?: string; candidate_id?: string | undefined }

/** A member's drafts, the newest first; those to candidates whom the company does not see now are not among them, and come back with the candidate. */
export async function scoutDrafts({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, { id, candidate_id }: Which = {}): Promise<ScoutDraft[]> {
  const rows = await db
    .selectFrom('scout_drafts as drafts')
    .leftJoin('job_offers', 'job_offers.id', 'drafts.job_id')
    .select(['drafts.id', 'candidate_user_id as candidate_id', 'greeting', 'reason', 'closing', 'drafts.min_salary', 'drafts.max_salary', 'template_id'])
    .select(['position_title', 'drafts.updated_at', sql<number>`coalesce(job_id, 0)`.as('job_id')])
    .select([sql<ScoutDraft['references']>`reference_parts`.as('references'), sql<ScoutDraft['meeting_type']>`meeting_type`.as('meeting_type')])
    .where('company_user_id', '=', viewer.id)
    .$if(id !== undefined, (drafts) => drafts.where('drafts.id', '=', id!))
    .$if(candidate_id !== undefined, (drafts) => drafts.where('candidate_user_id', '=', candidate_id!))
    .orderBy('drafts.updated_at', 'desc')
    .orderBy('drafts.id')
    .execute()
  const seen = await candidatesForCompany(
    db,
    viewer,
    rows.map((row) => row.candidate_id),
  )
  const headings = new Map(seen.map((candidate) => [candidate.id, candidate.job_history_name]))
  return rows.flatMap((row) => {
    const heading = headings.get(row.candidate_id)
    return heading === undefined ? [] : { ...row, heading }
  })
}

/** Keeps what the member is writing, unless they have just sent it. */
export async function saveScoutDraft(context: MemberContext, draft: NewScoutDraft): Promise<ScoutDraft> {
  const { db, viewer, now } = context
  // A page that saves by itself may still be saving what its member has just sent.
  const sent = await db
    .selectFrom('scouts')
    .select('id')
    .where('company_user_id', '=', viewer.id)
    .where('candidate_user_id', '=', draft.candidate_id)
    .where('reason', '=', draft.reason.trim())
    .where('created_at', '>', new Date(now().getTime() - JUST_SENT).toISOString())
    .executeTakeFirst()
  if (sent) fail('SCOUT_ALREADY_SENT')
  return writeScoutDraft(context, draft)
}

/** Keeps what the member has written for this candidate and job, in the place of what they had. */
export async function writeScoutDraft(context: MemberContext, { candidate_id, job_id, references, ...draft }: NewScoutDraft): Promise<ScoutDraft> {
  const { db, viewer, now } = context
  await db.selectFrom('accounts').select('id').where('id', '=', candidate_id).forShare().execute()
  const seen = await visibleCandidates(db, viewer).select('candidate_users.id').where('candidate_users.id', '=', candidate_id).executeTakeFirst()
  if (!seen || (job_id !== 0 && !(await isOwnJob(db, viewer.company_id, job_id)))) fail('NOT_FOUND')
  // Counted one after the other: of two requests for the last place one is refused.
  await db.selectFrom('company_users').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute()
  const values = {
    ...draft,
    reference_parts: references,
    template_id: await ownTemplate(db, viewer.company_id, draft.template_id),
    updated_at: now().toISOString(),
  }
  const { id } = await db
    .insertInto('scout_drafts')
    .values({ company_user_id: viewer.id, candidate_user_id: candidate_id, job_id: job_id || null, ...values })
    .onConflict((conflict) => conflict.columns(['company_user_id', 'candidate_user_id', 'job_id']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('scout_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_user_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  if (count > MOST) fail('TOO_MANY_SCOUT_DRAFTS')
  const [saved] = await scoutDrafts(context, { id })
  return saved ?? fail('NOT_FOUND')
}

export async function removeScoutDraft({ db, viewer }: MemberContext, id: string) {
  const removed = await db.deleteFrom('scout_drafts').where('id', '=', id).where('company_user_id', '=', viewer.id).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}

const isOwnJob = (db: Database, company_id: number, id: number) =>
  db.selectFrom('job_offers').select('id').where('id', '=', id).where('company_id', '=', company_id).executeTakeFirst()

async function ownTemplate(db: Database, company_id: number, id: string | undefined) {
  if (!id) return null
  return (await db.selectFrom('scout_templates').select('id').where('id', '=', id).where('company_id', '=', company_id).executeTakeFirst())?.id ?? null
}
