import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { companyOfThread, threadCompany } from '#server/conversations/messages/talk/thread-company.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { answersOf, questionsOf } from '../answers/answer-checks.ts'
import { applicationColumns } from '../application-columns.ts'
import { applicationFiles } from '../files/application-files.ts'
import { applyRefusals } from '#contract/platform/errors/apply-refusals.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { applyRefusal, type Asked, offerToApplyFor } from './offer-to-apply-for.ts'

/** What a candidate applied for, and what began with a scout they accepted; the latest first. */
export const myApplications = (db: Database, viewer: CandidateViewer, now: Date) =>
  threadsOf(db, viewer)
    .innerJoin('applications', 'applications.thread_id', 'threads.id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select(applicationColumns('candidate', now))
    .select([
      companyOfThread.as('company'),
      'applications.referred_by',
      'applications.first_answered_at',
      answersOf.as('answers'),
      applicationFiles.as('files'),
      isUntouched.as('can_withdraw'),
    ])
    .orderBy('applications.step_changed_at', 'desc')
    .orderBy('applications.id')

/** The company has neither answered nor moved the application of `applications`, nor proposed a meeting for it. */
export const isUntouched = sql<boolean>`(applications.source = 'application' and applications.step = 'entry' and applications.first_answered_at is null
  and not exists (select from meetings where meetings.application_id = applications.id))`

/** Whether I can apply for this, and what I applied for already. */
export async function showMyApplication({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, asked: Asked) {
  const offer = await offerToApplyFor(db, now(), asked)
  const { company_id, job_id, position_title } = offer
  const company = await threadCompany(db, viewer, company_id)
  if (!company) fail('NOT_FOUND')
  const application = await myApplications(db, viewer, now())
    .where('applications.company_id', '=', company_id)
    .where('applications.job_id', 'is not distinct from', job_id)
    .executeTakeFirst()
  const code = application ? null : await applyRefusal(db, viewer.id, offer)
  return {
    company,
    job: job_id === null ? null : { id: job_id, position_title },
    questions: await questionsOf(db, job_id),
    application: application ?? null,
    refusal: code && { code, message: applyRefusals[code] },
  }
}
