import { type RawBuilder, sql } from 'kysely'
import { type ErrorCode, errors } from '#contract/platform/errors/errors.ts'
import type { AttachedFile, AttachedJob } from '#contract/conversations/messages.ts'
import type { CandidateConversation, CompanyConversation, ThreadState } from '#contract/conversations/threads.ts'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer, CompanyViewer, Party } from '#server/platform/viewers/viewer.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { levelOfParts, shownParts } from '#server/accounts/candidate-names/shown-parts.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'
import { candidateForCompany } from '#server/candidates/visibility/for-company/candidate-for-company.ts'
import { hasLookedToday, isLookRecorded } from '#server/candidates/visibility/record-access.ts'
import { partsShown } from '#server/candidates/visibility/reveal-to.ts'
import { findThread, type PartyContext, threadState } from '../../threads/find-thread.ts'
import { refusalOfWriting } from '../../threads/writing-refusal.ts'
import { scheduledMessages, withRefusal } from '../later/scheduled-messages.ts'
import { companyScheduledMessages, withReason } from '../scheduled/company-scheduled-messages.ts'
import { snoozedUntil } from '../later/snoozed-until.ts'
import { attachedFile, cardOfJob, jobOfMessage, type Part, readMessages } from './read-messages.ts'
import { companyOfThread } from './thread-company.ts'

type ForCandidate = PartyContext & { viewer: CandidateViewer }
type ForCompany = PartyContext & { viewer: CompanyViewer }

/** My talk with one company, or the part of it that is about one job: also before the first word, so that there is a page to write it on. */
export async function showCompanyConversation(
  context: ForCandidate,
  { company_id, job_id, ...part }: { company_id: number; job_id?: number | undefined } & Part,
): Promise<CandidateConversation> {
  const { db, viewer, now } = context
  const found = await db
    .selectFrom('companies')
    .leftJoin('threads', (join) => join.onRef('threads.company_id', '=', 'companies.id').on('threads.candidate_user_id', '=', viewer.id))
    .select(companyOfThread.as('company'))
    .select((job_id ? sql<AttachedJob | null>`coalesce(${cardOfJob(job_id, now())}, ${deletedJob(job_id)})` : sql<null>`null`).as('job'))
    .select((job_id ? isAboutOthers(job_id) : sql<boolean>`false`).as('has_other_jobs'))
    .select([
      snoozedUntil(now()).as('snoozed_until'),
      scheduledMessages(viewer.id, sql.ref('companies.id'), sql.ref('threads.answer_due_at'), sql.ref('threads.turn')).as('scheduled'),
    ])
    .select(threadState('candidate', now()))
    .select(aroundMessages(viewer, { candidate: sql`${viewer.id}::uuid`, company: sql.ref('companies.id') }, now()))
    .where('companies.id', '=', company_id)
    // A company that has written stays, whatever its state is now.
    .where(({ or, eb }) => or([eb('companies.state', '=', 'active'), eb('threads.last_number', '>', 0)]))
    .executeTakeFirst()
  if (!found || (job_id && !found.job)) fail('NOT_FOUND')
  const { company, job, has_other_jobs, snoozed_until, scheduled, ...rest } = found
  return { company, job, has_other_jobs, snoozed_until, scheduled: scheduled.map(withRefusal), ...(await talk(context, rest, { ...part, job_id })) }
}

/** Our talk with one candidate. */
export async function showCandidateConversation(context: ForCompany, { candidate_id, ...part }: { candidate_id: string } & Part): Promise<CompanyConversation> {
  const { db, viewer, now } = context
  const visible = visibleCandidates(db, viewer).select('candidate_users.id').where('candidate_users.id', '=', sql.ref<string>('threads.candidate_user_id'))
  const found = await findThread(db, viewer, { candidate_id })
    .select(candidateOfThread(now()).as('candidate'))
    .select(
      sql<CompanyConversation['assigned']>`(select json_build_object('id', id, 'name', name) from company_users where id = threads.company_user_id)`.as(
        'assigned',
      ),
    )
    .select([sql<boolean>`exists ${visible}`.as('has_profile'), companyScheduledMessages(viewer).as('scheduled')])
    .select(hasLookedToday(viewer, sql.ref('threads.candidate_user_id'), now()).as('has_looked'))
    .select(threadState('company', now()))
    .select(aroundMessages(viewer, { candidate: sql.ref('threads.candidate_user_id'), company: sql.ref('threads.company_id') }, now()))
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const { candidate, assigned, has_profile, has_looked, scheduled, ...rest } = found
  const is_looked_at = has_profile && has_looked && (await isLookedAt(context, candidate.id))
  return { candidate, assigned, has_profile, is_looked_at, scheduled: scheduled.map(withReason), ...(await talk(context, rest, part)) }
}

/** What the candidate opened or wrote since the look is not looked at yet. */
async function isLookedAt({ db, viewer, now }: ForCompany, candidate_user_id: string) {
  const candidate = await candidateForCompany(db, viewer, candidate_user_id)
  return candidate !== undefined && isLookRecorded(db, viewer, { candidate_user_id, kind: 'profile_viewed', parts: partsShown(candidate), at: now() })
}

type Around = {
  thread_id: string | null
  refusal: ErrorCode | null
  draft: { message: string; updated_at: string } | null
  revealed: { parts: RevealPart[]; contact_after_answer: boolean } | null
  unsent_files: AttachedFile[]
}

/** The messages, with what stands around them. */
async function talk(
  { db, viewer, now }: PartyContext,
  found: Around & { [Key in keyof ThreadState]: ThreadState[Key] | null },
  { job_id, ...part }: Part & { job_id?: number | undefined },
) {
  const { thread_id, refusal, draft, revealed, unsent_files, last_number, is_overdue, is_archived, ...thread } = found
  const { messages, has_earlier } =
    thread_id && last_number ? await readMessages(db, { area: viewer.area, thread_id, now: now(), job_id }, part) : { messages: [], has_earlier: false }
  const shown = revealed?.parts ?? []
  return {
    thread: last_number ? { ...thread, last_number, is_overdue: is_overdue === true, is_archived: is_archived === true } : null,
    messages,
    has_earlier,
    refusal: refusal && { code: refusal, message: errors[refusal].message },
    draft: draft?.message ?? '',
    draft_at: draft?.updated_at ?? null,
    unsent_files,
    reveal: levelOfParts(shown),
    shown,
    contact_after_answer: revealed?.contact_after_answer ?? false,
  }
}

/** What one side reads beside the messages of `threads`: why it cannot write, what it began to write and to attach, and how far the candidate opened. */
function aroundMessages(viewer: Party, { candidate, company }: { candidate: RawBuilder<unknown>; company: RawBuilder<unknown> }, now: Date) {
  const member = viewer.area === 'company' ? viewer.id : null
  return [
    sql<string | null>`threads.id`.as('thread_id'),
    refusalOfWriting(viewer.area, now).as('refusal'),
    sql<Around['draft']>`(select json_build_object('message', message, 'updated_at', drafts.updated_at) from message_drafts as drafts
      where drafts.candidate_user_id = ${candidate} and drafts.company_id = ${company} and drafts.company_user_id is not distinct from ${member}::uuid)`.as(
      'draft',
    ),
    sql<Around['revealed']>`(select json_build_object('parts', ${shownParts}, 'contact_after_answer', contact_after_answer) from reveals
      where reveals.candidate_user_id = ${candidate} and reveals.company_id = ${company})`.as('revealed'),
    sql<AttachedFile[]>`(select coalesce(json_agg(${attachedFile} order by files.created_at), '[]') from message_attachments as files
      where files.thread_id = threads.id and files.message_id is null and files.scheduled_message_id is null and files.company_scheduled_message_id is null
        and not files.is_of_application and files.state <> 'refused'
        and files.company = ${viewer.area === 'company'} and files.company_user_id is not distinct from ${member}::uuid)`.as('unsent_files'),
  ] as const
}

/** A job of a message that is gone by now, by the name it had. */
const deletedJob = (job_id: number) => sql<AttachedJob | null>`(
  select json_build_object('id', attached_job_id, 'name', attached_job_name, 'description', '', 'active', false, 'deleted', true)
  from messages where messages.thread_id = threads.id and attached_job_id = ${job_id} limit 1)`

const isAboutOthers = (job_id: number) =>
  sql<boolean>`exists (select from messages where messages.thread_id = threads.id and ${jobOfMessage} is distinct from ${job_id})`
