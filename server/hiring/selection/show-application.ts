import { sql } from 'kysely'
import { companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import type { Applicant, AskedPart } from '#contract/hiring/applications/applicant.ts'
import type { ApplicationDetail } from '#contract/hiring/applications/application.ts'
import { candidateForCompany } from '#server/candidates/visibility/for-company/candidate-for-company.ts'
import { revealTo } from '#server/candidates/visibility/reveal-to.ts'
import { viewCandidate } from '#server/candidates/visibility/view-candidate.ts'
import { readMessages } from '#server/conversations/messages/talk/read-messages.ts'
import { fail } from '#server/fail.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { factsOfOwnJob, matchPeople } from '#server/candidates/search/search/match-people.ts'
import { answersOf } from '../applications/answers/answer-checks.ts'
import { asRead } from '../applications/answers/as-read.ts'
import { applicationsOf, companyApplications } from '../applications/company/company-applications.ts'
import { applicationFiles } from '../applications/files/application-files.ts'
import { documentsOf } from '../applications/shown/choice-for.ts'
import { stepsFor } from '../selection-steps/own-steps.ts'
import { companyMeetings } from '../meetings/company/company-meetings.ts'
import { lentOutsideMeetings } from '../meetings/outside/outside-meetings.ts'

type Asking = Pick<MemberContext, 'db' | 'now' | 'viewer'>

const LAST_MESSAGES = 4

/** A program's key reads how selections stand, never who the people are or what was said (contract/companies/members/api-key-scopes.ts). */
const nobody: Applicant = {
  profile: null,
  match: null,
  document: null,
  shown: [],
  contact_after_answer: false,
  files: [],
  answers: [],
  message: '',
  last_messages: [],
  asked: [],
}

/** Who applied, as far as they show themself to this company. That a member read the profile stands in the candidate's ledger. */
async function loadApplicant(context: MemberContext, id: string): Promise<Applicant> {
  const { db, viewer, now } = context
  if (viewer.key) return nobody
  const { thread_id, candidate_user_id, job_id, answers, files } = await applicationsOf(db, viewer)
    .select(['applications.thread_id', 'threads.candidate_user_id', 'applications.job_id', answersOf.as('answers'), applicationFiles.as('files')])
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow()
  const { messages } = await readMessages(db, { area: 'company', thread_id, now: now() }, { per_page: LAST_MESSAGES })
  const written = await db
    .selectFrom('messages')
    .select('message')
    .where('thread_id', '=', thread_id)
    .where('company', '=', false)
    .where('attached_job_id', 'is not distinct from', job_id)
    .where(({ or, eb }) => or([eb('kind', '=', 'application'), eb('about', '=', 'scout_accepted')]))
    .orderBy('number')
    .executeTakeFirst()
  const mayRead = candidate_user_id !== null && !companyActRefusal(viewer, 'see_candidates')
  const reveal = mayRead ? await revealTo(db, { candidate_user_id, company_id: viewer.company_id }) : undefined
  const shown = reveal?.parts ?? []
  const profile = mayRead ? await readProfile(context, candidate_user_id) : null
  const match = profile && (await matchPeople(context, await factsOfOwnJob(context, job_id ?? undefined), [profile])).get(profile.id)
  return {
    profile,
    match: match ?? null,
    document: candidate_user_id ? await documentOf(db, candidate_user_id, shown) : null,
    shown,
    contact_after_answer: reveal?.contact_after_answer ?? false,
    files: shown.includes('attached_files') ? files : [],
    answers: candidate_user_id ? await asRead(db, candidate_user_id, shown, answers) : [],
    message: written?.message ?? '',
    last_messages: messages,
    asked: candidate_user_id ? await askedOf(context, candidate_user_id, shown) : [],
  }
}

/** A look that finds nobody leaves no line; one that does is a single act with its line. */
const readProfile = ({ db, viewer, now }: Asking, candidate_user_id: string) =>
  inTransaction(db, async (db) => ((await candidateForCompany(db, viewer, candidate_user_id)) ? viewCandidate({ db, now }, viewer, candidate_user_id) : null))

async function documentOf(db: Asking['db'], candidate_user_id: string, shown: Applicant['shown']): Promise<Applicant['document']> {
  if (shown.includes('resume')) return { kind: 'resume', file_name: '職務経歴書.pdf' }
  if (!shown.includes('job_history_pdf')) return null
  const { file_name } = await documentsOf(db, candidate_user_id)
  return file_name ? { kind: 'job_history_pdf', file_name } : null
}

async function askedOf({ db, viewer }: Asking, candidate_user_id: string, shown: Applicant['shown']): Promise<AskedPart[]> {
  const asked = await db
    .selectFrom('reveal_requests')
    .select('part')
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company_id', '=', viewer.company_id)
    .orderBy('part')
    .$narrowType<{ part: AskedPart }>()
    .execute()
  return asked.map(({ part }) => part).filter((part) => !shown.includes(part))
}

/** One selection with what was done in it, the latest first. */
export async function showApplication(context: MemberContext, id: string): Promise<ApplicationDetail> {
  const { db, viewer, now } = context
  const application = await companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirst()
  if (!application) fail('NOT_FOUND')
  const history = await db
    .selectFrom('application_steps')
    .select([
      'at',
      sql<ApplicationDetail['history'][number]['step']>`step`.as('step'),
      'step_id',
      sql<string | null>`(select name from selection_steps where selection_steps.id = application_steps.step_id)`.as('step_name'),
      sql<ApplicationDetail['history'][number]['end_reason']>`end_reason`.as('end_reason'),
      'member_name',
      'note',
    ])
    .where('application_id', '=', id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  const meetings = await companyMeetings(db, viewer, now()).where('meetings.application_id', '=', id).limit(50).execute()
  const own_steps = await stepsFor(db, { company_id: viewer.company_id, job_id: application.job?.id ?? null })
  const outside_meetings = application.candidate.has_left ? [] : await lentOutsideMeetings({ db, viewer, now }, id)
  return { application, applicant: await loadApplicant(context, id), history, meetings, outside_meetings, own_steps }
}
