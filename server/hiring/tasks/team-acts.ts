import { sql } from 'kysely'
import type { TeamAct } from '#contract/hiring/analytics/team-acts.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { isForJobOfMember } from '#server/accounts/job-access/jobs-of-member.ts'
import { applicationsOf } from '../applications/company/company-applications.ts'

const DAYS = 14
const SHOWN = 5

type Asked = Pick<MemberContext, 'db' | 'viewer'> & { now: Date; assigned?: 'me' | undefined }

/** What colleagues did lately with selections that the member sees, or those for 担当の求人, the latest first: moved them, or submitted a scorecard. A program's key reads none. */
export async function teamActs({ db, viewer, now, assigned }: Asked): Promise<TeamAct[]> {
  if (viewer.key) return []
  const applications = applicationsOf(db, viewer).$if(assigned === 'me', (some) => some.where(isForJobOfMember(viewer)))
  const since = sql<string>`${now}::timestamptz - make_interval(days => ${DAYS}::integer)`
  const candidate = candidateOfThread(now).as('candidate')
  const moves = await applications
    .innerJoin('application_steps as moves', 'moves.application_id', 'applications.id')
    .where('threads.candidate_user_id', 'is not', null)
    // A move sets it: the history of who did not move lately is not read.
    .where('applications.step_changed_at', '>', since)
    .where('moves.at', '>', since)
    .where('moves.company_user_id', 'is not', null)
    .where('moves.company_user_id', '<>', viewer.id)
    // Lines that only note something moved nobody.
    .where(
      sql<boolean>`concat(moves.step, ' ', moves.step_id) is distinct from (select concat(before.step, ' ', before.step_id) from application_steps as before
        where before.application_id = moves.application_id and before.id < moves.id order by before.id desc limit 1)`,
    )
    .select([
      sql<'moved'>`'moved'`.as('kind'),
      'moves.at',
      'moves.member_name',
      'applications.id as application_id',
      candidate,
      sql<TeamAct['step']>`moves.step`.as('step'),
      sql<string | null>`(select name from selection_steps where id = moves.step_id)`.as('step_name'),
    ])
    .orderBy('moves.at', 'desc')
    .orderBy('moves.id', 'desc')
    .limit(SHOWN)
    .execute()
  const scores = await applications
    .innerJoin('scorecards', 'scorecards.application_id', 'applications.id')
    .where('threads.candidate_user_id', 'is not', null)
    .where('scorecards.submitted_at', '>', since)
    .where(sql<boolean>`scorecards.company_user_id is distinct from ${viewer.id}`)
    .select([
      sql<'scored'>`'scored'`.as('kind'),
      sql<string>`scorecards.submitted_at`.as('at'),
      'scorecards.member_name',
      'applications.id as application_id',
      candidate,
      sql<TeamAct['step']>`null::text`.as('step'),
      sql<string | null>`null::text`.as('step_name'),
    ])
    .orderBy('scorecards.submitted_at', 'desc')
    .orderBy('scorecards.id')
    .limit(SHOWN)
    .execute()
  return [...moves, ...scores].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, SHOWN)
}
