import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { applicationsOf } from '../applications/company/company-applications.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

const SHOWN = 20

/** The scorecards that the member was asked for and has not submitted, the longest asked first. */
export const openScorecardRequests = ({
  db,
  viewer,
  now,
}: Pick<MemberContext, 'db' | 'viewer'> & { now: Date }): Promise<NonNullable<CompanyTasks['scorecards']>> =>
  applicationsOf(db, viewer)
    .innerJoin('scorecard_requests as requests', 'requests.application_id', 'applications.id')
    .innerJoin('interview_kits as kits', 'kits.id', 'requests.kit_id')
    .leftJoin('scorecards', (join) =>
      join
        .onRef('scorecards.application_id', '=', 'applications.id')
        .onRef('scorecards.kit_id', '=', 'kits.id')
        .on('scorecards.company_user_id', '=', viewer.id),
    )
    .select(['applications.id as application_id', 'kits.id as kit_id', 'kits.name as kit_name', 'requests.asked_at', candidateOfThread(now).as('candidate')])
    .where('requests.company_user_id', '=', viewer.id)
    .where('scorecards.submitted_at', 'is', null)
    .where('applications.step', '<>', 'end')
    .where('threads.candidate_user_id', 'is not', null)
    .orderBy('requests.asked_at')
    .orderBy('applications.id')
    .orderBy('kits.id')
    .limit(SHOWN)
    .execute()
