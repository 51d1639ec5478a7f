import { randomUUID } from 'node:crypto'
import type { FoundVia } from '#contract/hiring/selection/found-via.ts'
import type { GivenAnswer } from '#contract/jobs/questions/job-questions.ts'
import { plainApplication } from '#contract/hiring/applications/plain-words.ts'
import type { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { stayingJobOwner } from '#server/accounts/job-access/job-owner.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { lockConversation } from '#server/conversations/threads/find-thread.ts'
import { checkedAnswers, saveAnswers } from '../answers/answer-checks.ts'
import { carryApplicationFiles } from '../files/application-files.ts'
import { findReferralLink } from '../../referrals/referral-links.ts'
import { showToCompany } from '../shown/show-to-company.ts'
import { recordApplication } from '../record-application.ts'
import { applyRefusal, type Asked, offerToApplyFor } from './offer-to-apply-for.ts'
import { myApplications } from './my-applications.ts'

/** What goes along, as the contract's `SentAlong` has it. */
export type SentAlong = {
  shown?: ShownChoice | undefined
  answers?: GivenAnswer[] | undefined
  files?: string[] | undefined
  files_confirmed?: boolean | undefined
}
type Applying = Asked & SentAlong & { message: string; found_via?: FoundVia | null | undefined; referral?: string | undefined }

/**
 * Applies for a job, or for the open position of a company: the message stands in the thread, it is the company's turn, and the selection begins.
 * The company is shown what the candidate chose. The job's owner takes the conversation that has no assignee, and gets the notification.
 * A candidate who has already applied gets that application. What was ended or put off with this company is open again.
 */
export async function apply(
  context: RequestContext & { viewer: CandidateViewer },
  { message, shown, answers, files = [], files_confirmed, found_via = null, referral, ...asked }: Applying,
) {
  const { db, viewer, now, client } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'message')
  await lockCandidate(db, viewer.id)
  const owner = await stayingJobOwner(db, asked.id)
  const offer = await offerToApplyFor(db, now(), asked, true)
  const { company_id, job_id } = offer
  const mine = myApplications(db, viewer, now()).where('applications.company_id', '=', company_id).where('applications.job_id', 'is not distinct from', job_id)
  const known = await mine.executeTakeFirst()
  if (known) return known
  const refusal = await applyRefusal(db, viewer.id, offer)
  if (refusal) fail(refusal)

  const answered = await checkedAnswers(db, job_id, answers)
  const thread = await lockConversation(db, { candidate_user_id: viewer.id, company_id })
  // No candidate waits without a member who is to answer: the assignee goes on with the conversation, else the owner of the job takes it.
  const company_user_id = thread.company_user_id ?? owner?.id ?? null
  await db.updateTable('threads').set({ closed_at: null, closed_by: null, parked_until: null, company_user_id }).where('id', '=', thread.id).execute()
  const choice = await showToCompany(context, company_id, { shown, files, files_confirmed })
  const application_id = await beginSelection(
    db,
    {
      thread_id: thread.id,
      candidate_user_id: viewer.id,
      company_id,
      job_id,
      found_via,
      shown: JSON.stringify(choice),
      ...(await referralTo(db, company_id, referral)),
    },
    now(),
  )
  await saveAnswers(db, application_id, answered)
  const { id: message_id } = await addMessage(db, now(), {
    thread,
    client_id: randomUUID(),
    company: false,
    name: '',
    message: message || plainApplication,
    job_id,
    kind: 'application',
  })
  await carryApplicationFiles(db, thread.id, message_id, files)
  return mine.executeTakeFirstOrThrow()
}

/** By whose link of this company they came. One that has ended meanwhile keeps nobody from applying. */
async function referralTo(db: Database, company_id: number, token: string | undefined) {
  const link = token === undefined ? undefined : await findReferralLink({ db }, token)
  return link?.company_id === company_id ? { referral_link_id: link.id, referred_by: link.member_name } : {}
}

type Begun = {
  thread_id: string
  candidate_user_id: string
  company_id: number
  job_id: number | null
  found_via: FoundVia | null
  shown: string
  referral_link_id?: string
  referred_by?: string
}

async function beginSelection(db: Database, begun: Begun, now: Date) {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('applications')
    .values({ ...begun, applied_at: at, step_changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('application_steps').values({ application_id: id, at, step: 'entry' }).execute()
  const { candidate_user_id, company_id, job_id } = begun
  const parties = { candidate_user_id, company_id, job_id }
  await db
    .insertInto('events')
    .values({ ...parties, kind: 'applied', at, actor: 'candidate', detail: JSON.stringify({ application_id: id }) })
    .execute()
  await recordApplication(db, { id, source: 'application', ...parties }, now)
  return id
}
