import { sql } from 'kysely'
import type { ApplicationDetail } from '#contract/hiring/applications/applications.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { companyMeetings } from '../meetings/company/company-meetings.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { loadApplicant } from '../applications/company/load-applicant.ts'
import { companyApplications } from '../applications/company/company-applications.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

/** One selection with what was done in it, the latest first. */
export async function showApplication({ db, viewer, now }: Asking, id: string): Promise<ApplicationDetail> {
  const application = await companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirst()
  if (!application) fail('NOT_FOUND')
  const history = await db
    .selectFrom('application_steps')
    .select([
      'at',
      sql<ApplicationDetail['history'][number]['step']>`step`.as('step'),
      sql<ApplicationDetail['history'][number]['end_reason']>`end_reason`.as('end_reason'),
      'member_name',
      'note',
    ])
    .where('application_id', '=', id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  const meetings = await companyMeetings(db, viewer, now()).where('meetings.application_id', '=', id).limit(50).execute()
  return { application, applicant: await loadApplicant({ db, viewer, now }, id), history, meetings }
}
