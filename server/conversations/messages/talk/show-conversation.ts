import { errors } from '#contract/platform/errors/errors.ts'
import type { AttachedJob } from '#contract/conversations/messages.ts'
import type { CandidateConversation, CompanyConversation } from '#contract/conversations/threads.ts'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer, CompanyViewer, Party } from '#server/platform/viewers/viewer.ts'
import type { Asking } from '../../threads/asking.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { findThread } from '../../threads/find-thread.ts'
import { threadState } from '../../threads/thread-state.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'
import { revealTo } from '#server/candidates/visibility/reveal-to.ts'
import { levelOfParts } from '#server/accounts/candidate-names/shown-parts.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'
import { isOpen } from '#server/jobs/postings/published-jobs.ts'
import { attachedFile, jobTalkedOf, type Part, readMessages } from './read-messages.ts'
import { threadCompany } from './thread-company.ts'

type ForCandidate = Asking & { viewer: CandidateViewer }
type ForCompany = Asking & { viewer: CompanyViewer }

/** My talk with one company, or the part of it that is about one job: also before the first word, so that there is a page to write it on. */
export async function showCompanyTalk(
  context: ForCandidate,
  { company_id, job_id, ...part }: { company_id: number; job_id?: number | undefined } & Part,
): Promise<CandidateConversation> {
  const { db, viewer, now } = context
  const company = await threadCompany(db, viewer, company_id)
  if (!company) fail('NOT_FOUND')
  const job = job_id ? ((await jobCard(db, company_id, job_id, now())) ?? (await deletedJob(context, company_id, job_id)) ?? fail('NOT_FOUND')) : null
  return { company, job, ...(await talk(context, { company_id }, { ...part, job_id })) }
}

/** Our talk with one candidate. */
export async function showCandidateTalk(context: ForCompany, { candidate_id, ...part }: { candidate_id: string } & Part): Promise<CompanyConversation> {
  const found = await findThread(context.db, context.viewer, { candidate_id })
    .leftJoin('company_users', 'company_users.id', 'threads.company_user_id')
    .select(candidateOfThread(context.now()).as('candidate'))
    .select(
      sql<{
        id: string
        name: string
      } | null>`case when company_users.id is not null then json_build_object('id', company_users.id, 'name', company_users.name) end`.as('assigned'),
    )
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const visible = await visibleCandidates(context.db, context.viewer)
    .select('candidate_users.id')
    .where('candidate_users.id', '=', candidate_id)
    .executeTakeFirst()
  return { ...found, has_profile: visible !== undefined, ...(await talk(context, { candidate_id }, part)) }
}

async function talk(
  { db, viewer, now }: Asking,
  partner: { company_id: number } | { candidate_id: string },
  { job_id, ...part }: Part & { job_id?: number | undefined },
) {
  const at = now()
  const found = await findThread(db, viewer, partner)
    .select(threadState(viewer.area, at))
    .select(['threads.id', 'threads.company_id', 'threads.candidate_user_id'])
    .executeTakeFirst()
  const held = found ?? {
    id: '',
    closed_by: null,
    parked_until: null,
    last_number: 0,
    candidate_user_id: viewer.id,
    company_id: 'company_id' in partner ? partner.company_id : 0,
  }
  const code = await writingRefusal(db, viewer, held, at)
  const refusal = code ? { code, message: errors[code].message } : null
  const told = { refusal, draft: await draftOf(db, viewer, held), ...(await revealOf(db, held)) }
  if (!found?.last_number)
    return {
      thread: null,
      messages: [],
      has_earlier: false,
      has_other_jobs: false,
      ...told,
      unsent_files: found ? await unsentFiles(db, viewer, found.id) : [],
    }
  const { id, company_id: _company, candidate_user_id: _candidate, ...thread } = found
  const { messages, has_earlier } = await readMessages(db, { area: viewer.area, thread_id: id, now: at, job_id }, part)
  const has_other_jobs = job_id !== undefined && job_id > 0 && (await isAboutOthers(db, id, job_id))
  return { thread, messages, has_earlier, has_other_jobs, ...told, unsent_files: await unsentFiles(db, viewer, id) }
}

async function draftOf(db: Database, viewer: Party, { candidate_user_id, company_id }: { candidate_user_id: string | null; company_id: number }) {
  const draft = await db
    .selectFrom('message_drafts')
    .select('message')
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company_id', '=', company_id)
    .where('company_user_id', viewer.area === 'company' ? '=' : 'is', viewer.area === 'company' ? viewer.id : null)
    .executeTakeFirst()
  return draft?.message ?? ''
}

/** How far the candidate opened to the company, in a word and part by part. */
async function revealOf(db: Database, { candidate_user_id, company_id }: { candidate_user_id: string | null; company_id: number }) {
  const reveal = await revealTo(db, { candidate_user_id, company_id })
  const shown = reveal?.parts ?? []
  return { reveal: levelOfParts(shown), shown, contact_after_answer: reveal?.contact_after_answer ?? false }
}

const unsentFiles = async (db: Database, viewer: Party, thread_id: string) =>
  (
    await db
      .selectFrom('message_attachments as files')
      .select(attachedFile.as('file'))
      .where('thread_id', '=', thread_id)
      .where('message_id', 'is', null)
      .where('is_of_application', '=', false)
      .where('company', '=', viewer.area === 'company')
      .where('company_user_id', viewer.area === 'company' ? '=' : 'is', viewer.area === 'company' ? viewer.id : null)
      .where('files.state', '<>', 'refused')
      .orderBy('created_at')
      .execute()
  ).map(({ file }) => file)

/** A job of a message that is gone by now, by the name it had. */
async function deletedJob({ db, viewer }: ForCandidate, company_id: number, job_id: number): Promise<AttachedJob | undefined> {
  const named = await findThread(db, viewer, { company_id })
    .innerJoin('messages', 'messages.thread_id', 'threads.id')
    .select('attached_job_name')
    .where('attached_job_id', '=', job_id)
    .executeTakeFirst()
  return named && { id: job_id, name: named.attached_job_name ?? '', description: '', active: false, deleted: true }
}

const isAboutOthers = async (db: Database, thread_id: string, job_id: number) =>
  Boolean(
    await db
      .selectFrom('messages')
      .select('id')
      .where('thread_id', '=', thread_id)
      .where(sql<boolean>`${jobTalkedOf} is distinct from ${job_id}`)
      .limit(1)
      .executeTakeFirst(),
  )

const jobCard = async (db: Database, company_id: number, job_id: number, now: Date): Promise<AttachedJob | null> =>
  (await db
    .selectFrom('job_offers as jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'position_title as name', 'tagline as description', isOpen(now).as('active'), sql<boolean>`false`.as('deleted')])
    .where('jobs.id', '=', job_id)
    .where('jobs.company_id', '=', company_id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()) ?? null
