import { sql } from 'kysely'
import type { Scorecard, ScorecardSheet } from '#contract/hiring/scorecards/scorecards.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { applicationFor } from '../applications/company/application-for.ts'
import { companyApplications } from '../applications/company/company-applications.ts'
import { kitsOf } from '../interview-kits/interview-kits.ts'

type Asking = Pick<MemberContext, 'db' | 'viewer' | 'now'>

/** The kits with which an application is looked at: those of its job, or all of the company where none was chosen, and those with which somebody wrote or was asked. */
export function kitsFor(db: Database, { id, job_id }: { id: string; job_id: number | null }, company_id: number) {
  const isChosen = sql<boolean>`(archived_at is null and (
    exists (select from job_interview_kits as chosen where chosen.job_id = ${job_id} and chosen.kit_id = interview_kits.id)
    or not exists (select from job_interview_kits as chosen where chosen.job_id = ${job_id})))`
  const isUsed = sql<boolean>`(exists (select from scorecards where scorecards.application_id = ${id} and scorecards.kit_id = interview_kits.id)
    or exists (select from scorecard_requests as requests where requests.application_id = ${id} and requests.kit_id = interview_kits.id))`
  return kitsOf(db, company_id)
    .select(sql<boolean>`archived_at is not null`.as('is_kit_archived'))
    .where(({ or }) => or([isChosen, isUsed]))
}

/** Scorecards as the contract shows them, the first submitted first. */
export const scorecardsOf = (db: Database, application_id: string) =>
  db
    .selectFrom('scorecards')
    .select([
      'kit_id',
      sql<Scorecard['member']>`json_build_object('id', company_user_id, 'name', member_name)`.as('member'),
      sql<Scorecard['scores']>`(select coalesce(json_agg(json_build_object('criterion', criterion, 'score', score, 'note', note) order by order_no), '[]')
        from scorecard_scores where scorecard_id = scorecards.id)`.as('scores'),
      sql<Scorecard['recommendation']>`recommendation`.as('recommendation'),
      'comment',
      'updated_at',
      'submitted_at',
      sql<string[]>`to_json(corrected_times)`.as('corrected_times'),
    ])
    .where('application_id', '=', application_id)
    .orderBy('submitted_at')
    .orderBy('id')

/** Everything that the member may read about an applicant: their own, and what colleagues submitted once they submitted theirs. */
export async function listScorecards({ db, viewer, now }: Asking, id: string) {
  const application = await applicationFor({ db, viewer }, id)
  const { candidate, job } = await companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirstOrThrow()
  const kits = await kitsFor(db, application, viewer.company_id).execute()
  const written = await scorecardsOf(db, id).execute()
  const asked = await db
    .selectFrom('scorecard_requests as requests')
    .innerJoin('company_users', 'company_users.id', 'requests.company_user_id')
    .select(['kit_id', 'company_users.id', 'company_users.name'])
    .where('application_id', '=', id)
    .orderBy('asked_at')
    .orderBy('company_users.id')
    .execute()
  const members = await db
    .selectFrom('company_users')
    .select(['id', 'name'])
    .where('company_id', '=', viewer.company_id)
    .where(isReader(application.candidate_user_id))
    .orderBy('name')
    .orderBy('id')
    .execute()
  const sheets = kits.map(({ is_kit_archived, ...kit }): ScorecardSheet => {
    const withKit = written.filter(({ kit_id }) => kit_id === kit.id)
    const submitted = withKit.filter(({ submitted_at }) => submitted_at !== null)
    const own = withKit.find(({ member }) => member.id === viewer.id)
    const others = submitted.filter((one) => one !== own)
    return {
      kit,
      is_kit_archived,
      own: own ?? null,
      submitted: submitted.length,
      asked: asked
        .filter(({ kit_id }) => kit_id === kit.id)
        .map(({ id, name }) => ({ id, name, is_submitted: submitted.some(({ member }) => member.id === id) })),
      others: own?.submitted_at ? others : null,
    }
  })
  return { candidate, job, sheets, members }
}
