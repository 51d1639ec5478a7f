import { sql } from 'kysely'
import type { NewScoutDraft, SavedScoutDraft, ScoutDraft } from '#contract/hiring/scouts/scout-drafts.ts'
import { CANCEL_SECONDS } from '#contract/hiring/scouts/scout-limits.ts'
import { fail } from '#server/fail.ts'
import { candidatesForCompany } from '#server/candidates/visibility/for-company/candidates-for-company.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'
import { ownJobs } from '#server/jobs/editing/own-jobs.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownTemplateId } from '../templates/scout-templates.ts'

const MOST = 100

type Which = { candidate_id?: string | undefined }

/** A member's drafts, the newest first; those to candidates whom the company does not see now are not among them, and come back with the candidate. */
export async function scoutDrafts({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, { candidate_id }: Which = {}): Promise<ScoutDraft[]> {
  const rows = await db
    .selectFrom('scout_drafts as drafts')
    .leftJoin('job_offers', 'job_offers.id', 'drafts.job_id')
    .select(['drafts.id', 'candidate_user_id as candidate_id', 'greeting', 'reason', 'closing', 'drafts.min_salary', 'drafts.max_salary', 'template_id'])
    .select(['position_title', 'drafts.updated_at', sql<number>`coalesce(job_id, 0)`.as('job_id')])
    .select([sql<ScoutDraft['references']>`reference_parts`.as('references'), sql<ScoutDraft['meeting_type']>`meeting_type`.as('meeting_type')])
    .where('company_user_id', '=', viewer.id)
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
export async function saveScoutDraft(context: MemberContext, draft: NewScoutDraft): Promise<SavedScoutDraft> {
  const { db, viewer, now } = context
  // A page that saves by itself may still be saving what its member has just sent.
  const sent = await db
    .selectFrom('scouts')
    .select('id')
    .where('company_user_id', '=', viewer.id)
    .where('candidate_user_id', '=', draft.candidate_id)
    .where('reason', '=', draft.reason.trim())
    .where('created_at', '>', new Date(now().getTime() - CANCEL_SECONDS * 1000).toISOString())
    .executeTakeFirst()
  if (sent) fail('SCOUT_ALREADY_SENT')
  return writeScoutDraft(context, draft)
}

/** Keeps what the member has written for this candidate and job, in the place of what they had. */
async function writeScoutDraft(context: MemberContext, draft: NewScoutDraft): Promise<SavedScoutDraft> {
  const { db, viewer } = context
  const { candidate_id, job_id } = draft
  // Waits for a block or a withdrawal that is under way (server/accounts/sessions/viewer/lock-candidate.ts).
  await db.selectFrom('accounts').select('id').where('id', '=', candidate_id).forShare().execute()
  const seen = await visibleCandidates(db, viewer).select('candidate_users.id').where('candidate_users.id', '=', candidate_id).executeTakeFirst()
  const isTheirJob = job_id === 0 || (await ownJobs(db, viewer).select('job_offers.id').where('job_offers.id', '=', job_id).executeTakeFirst())
  if (!seen || !isTheirJob) fail('NOT_FOUND')
  // Counted one after the other: of two requests for the last place one is refused.
  await db.selectFrom('company_users').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute()
  const values = await rowOf(context, draft)
  const saved = await db
    .insertInto('scout_drafts')
    .values(values)
    .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet(values))
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('scout_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_user_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  if (count > MOST) fail('TOO_MANY_SCOUT_DRAFTS')
  return saved
}

/**
 * Keeps the text of a scout that its sender took back: whether or not the company still sees the candidate, and beyond the limit. A draft that the member began since
 * then for the same candidate and job is newer, and stays as it is.
 */
export async function saveCanceledScout(context: MemberContext, draft: NewScoutDraft): Promise<{ id: string }> {
  const values = await rowOf(context, draft)
  const kept = await context.db
    .insertInto('scout_drafts')
    .values(values)
    .onConflict((conflict) => conflict.columns([...KEY]).doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept ?? (await draftsOf(context, draft).select('id').executeTakeFirstOrThrow())
}

const KEY = ['company_user_id', 'candidate_user_id', 'job_id'] as const

async function rowOf(context: MemberContext, { candidate_id, job_id, references, template_id, ...draft }: NewScoutDraft) {
  return {
    ...draft,
    company_user_id: context.viewer.id,
    candidate_user_id: candidate_id,
    job_id: job_id || null,
    reference_parts: references,
    template_id: await ownTemplateId(context, template_id),
    updated_at: context.now().toISOString(),
  }
}

/** The member's draft for this candidate and job. */
const draftsOf = ({ db, viewer }: MemberContext, { candidate_id, job_id }: Pick<NewScoutDraft, 'candidate_id' | 'job_id'>) =>
  db
    .selectFrom('scout_drafts')
    .where('company_user_id', '=', viewer.id)
    .where('candidate_user_id', '=', candidate_id)
    .where('job_id', 'is not distinct from', job_id || null)

export async function removeScoutDraft({ db, viewer }: MemberContext, id: string) {
  const removed = await db.deleteFrom('scout_drafts').where('id', '=', id).where('company_user_id', '=', viewer.id).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}
