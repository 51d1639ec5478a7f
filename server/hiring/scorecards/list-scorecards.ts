import { sql } from 'kysely'
import type { Scorecard, ScorecardSheet } from '#contract/hiring/scorecards/scorecards.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { kitsOf } from '../interview-kits/interview-kits.ts'
import { type FindSubject, isAbout, type ScorecardSubject } from './scorecard-subject.ts'

type Asking = Pick<MemberContext, 'db' | 'viewer' | 'now'>

/** The kits with which somebody is looked at: those of its job, or all of the company where none was chosen, and those with which somebody wrote or was asked. */
export function kitsFor(db: Database, subject: ScorecardSubject, company_id: number) {
  const { job_id } = subject
  const isChosen = sql<boolean>`(archived_at is null and (
    exists (select from job_interview_kits as chosen where chosen.job_id = ${job_id} and chosen.kit_id = interview_kits.id)
    or not exists (select from job_interview_kits as chosen where chosen.job_id = ${job_id})))`
  const isUsed = sql<boolean>`(exists (select from scorecards where ${isAbout(subject, 'scorecards')} and scorecards.kit_id = interview_kits.id)
    or exists (select from scorecard_requests as requests where ${isAbout(subject, 'requests')} and requests.kit_id = interview_kits.id))`
  return kitsOf(db, company_id)
    .select(sql<boolean>`archived_at is not null`.as('is_kit_archived'))
    .where(({ or }) => or([isChosen, isUsed]))
}

/** Scorecards as the contract shows them, the first submitted first. */
export const scorecardsOf = (db: Database, subject: ScorecardSubject) =>
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
    .where(isAbout(subject, 'scorecards'))
    .orderBy('submitted_at')
    .orderBy('id')

/** Of two by one member with one kit, before and after a merge, the one that was written about the subject itself. */
const isOwnFirst = ({ row }: ScorecardSubject) =>
  sql<boolean>`${sql.ref(`scorecards.${Object.keys(row)[0]!}`)} is not distinct from ${Object.values(row)[0]!}::uuid`

/** Everything that the member may read about somebody: their own, and what colleagues submitted once they submitted theirs. */
export async function listScorecards(context: Asking, find: FindSubject, id: string) {
  const { db, viewer } = context
  const subject = await find(context, id)
  const kits = await kitsFor(db, subject, viewer.company_id).execute()
  const written = await scorecardsOf(db, subject)
    .where('scorecards.id', 'in', (of) =>
      of
        .selectFrom('scorecards')
        .select('scorecards.id')
        .distinctOn(['kit_id', sql`coalesce(company_user_id, scorecards.id)`])
        .where(isAbout(subject, 'scorecards'))
        .orderBy('kit_id')
        .orderBy(sql`coalesce(company_user_id, scorecards.id)`)
        .orderBy(isOwnFirst(subject), 'desc')
        .orderBy('scorecards.id'),
    )
    .execute()
  const asked = await db
    .selectFrom('scorecard_requests as requests')
    .innerJoin('company_users', 'company_users.id', 'requests.company_user_id')
    .select(['kit_id', 'company_users.id', 'company_users.name', sql<string>`min(asked_at)`.as('asked_at')])
    .where(isAbout(subject, 'requests'))
    .groupBy(['kit_id', 'company_users.id'])
    .orderBy('asked_at')
    .orderBy('company_users.id')
    .execute()
  const members = await db
    .selectFrom('company_users')
    .select(['id', 'name'])
    .where('company_id', '=', viewer.company_id)
    .where(subject.isReader)
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
  const { candidate, job } = await subject.shown()
  return { candidate, job, sheets, members }
}
