import { isKnownToCompany } from '#server/accounts/outside-access/outside-access.ts'
import { KEEP_MONTHS, UNMERGE_DAYS } from '#contract/hiring/outside/outside-names.ts'
import type { OutsideCandidate, OutsideEvent } from '#contract/hiring/outside/outside-candidates.ts'
import { sql } from 'kysely'
import { assignableMembers } from '#server/companies/members/assignable-members.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { stepsFor } from '../selection-steps/own-steps.ts'
import { fileOfRow, type OutsideRow, outsideRows } from './outside-rows.ts'
import { type Applicant, knownApplicants, twinFinder } from './merging/twins.ts'

/** For how long the company stores what somebody consented to. */
export async function monthsOfCompany(db: Database, company_id: number) {
  const set = await db.selectFrom('outside_settings').select('keep_months').where('company_id', '=', company_id).executeTakeFirst()
  return set?.keep_months ?? KEEP_MONTHS.usual
}

/** The people whom the company added, who waits for an answer first. What was merged stays in the list, so that it can be parted. */
export async function listOutsideCandidates({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, { job_id }: { job_id?: number | undefined } = {}) {
  const { company_id } = viewer
  const rows = await outsideRows(db)
    .where('outside.company_id', '=', company_id)
    .where(isKnownToCompany)
    .orderBy(sql`outside.consented_at is not null`)
    .orderBy('outside.asked_at', 'desc')
    .orderBy('outside.id')
    .execute()
  const applicants = await knownApplicants(db, viewer, rows)
  const twinsOf = twinFinder(rows, applicants)
  const candidates = rows.map((row) => ({ ...asCompanyReads(row), same_as: twinsOf(row), merged: mergeOf(row, rows, applicants) }))
  return {
    candidates: job_id === undefined ? candidates : candidates.filter(({ job }) => job?.id === job_id),
    keep_months: await monthsOfCompany(db, company_id),
  }
}

/** One of them as the company reads it now. */
export async function readOutsideCandidate(context: Pick<MemberContext, 'db' | 'viewer'>, id: string): Promise<OutsideCandidate> {
  const { candidates } = await listOutsideCandidates(context)
  return candidates.find((each) => each.id === id) ?? fail('NOT_FOUND')
}

export async function showOutsideCandidate(context: Pick<MemberContext, 'db' | 'viewer'>, id: string) {
  const candidate = await readOutsideCandidate(context, id)
  const events = await context.db
    .selectFrom('outside_events')
    .innerJoin('outside_candidates as outside', 'outside.id', 'outside_candidate_id')
    .select(['at', sql<OutsideEvent['kind']>`kind`.as('kind'), 'by_name as by', 'detail'])
    // The history of what was merged is read in one.
    .where(({ or, eb }) => or([eb('outside.id', '=', id), eb('outside.merged_into_id', '=', id)]))
    .orderBy('at', 'desc')
    .orderBy('outside_events.id', 'desc')
    .execute()
  const own_steps = await stepsFor(context.db, { company_id: context.viewer.company_id, job_id: candidate.job?.id ?? null })
  return { candidate, events, own_steps, assignees: await assignableMembers(context.db, context.viewer.company_id) }
}

const DAY = 86_400_000

function asCompanyReads(row: OutsideRow): Omit<OutsideCandidate, 'same_as' | 'merged'> {
  const { phone_sealed, is_readable, name, email, source, job, added_by, referred_by } = row
  const { id, asked_at, answer_due_at, consented_at, may_upload, step, step_id, step_name, end_reason, moved_at, deleted_at, tags, assigned } = row
  return {
    id,
    name,
    email,
    source,
    job,
    added_by,
    referred_by,
    asked_at,
    answer_due_at,
    consented_at,
    may_upload,
    step,
    step_id,
    step_name,
    end_reason,
    moved_at,
    deleted_at,
    tags,
    assigned,
    phone_number: is_readable ? open(phone_sealed) : null,
    file: is_readable ? fileOfRow(row) : null,
  }
}

function mergeOf({ merged_at, merged_by_name: by, merged_into_id, merged_application_id }: OutsideRow, rows: OutsideRow[], applicants: Applicant[]) {
  const id = merged_into_id ?? merged_application_id
  if (!merged_at || !id) return null
  const kind = merged_into_id ? ('outside' as const) : ('application' as const)
  const name = (kind === 'outside' ? rows : applicants).find((each) => each.id === id)?.name ?? '応募者'
  return { kind, id, name, by, undo_until: new Date(Date.parse(merged_at) + UNMERGE_DAYS * DAY).toISOString() }
}
