import { sql } from 'kysely'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { applicationsOf } from '../applications/company/company-applications.ts'
import { outsideOf } from '../outside-candidates/outside-cards.ts'
import { isReadable } from '../outside-candidates/outside-rows.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

const SHOWN = 20

type Asking = Pick<MemberContext, 'db' | 'viewer'> & { now: Date }
type Open = NonNullable<CompanyTasks['scorecards']>
type Candidate = Open[number]['candidate']

/** The scorecards that the member was asked for and has not submitted, the longest asked first. */
export async function openScorecardRequests(asking: Asking): Promise<Open> {
  const open = [...(await ofApplications(asking)), ...(await ofOutside(asking))]
  // Asked before and after a merge is asked once.
  const once = new Map(open.map((one) => [`${one.candidate.id} ${one.application_id} ${one.kit_id}`, one]))
  return [...once.values()].toSorted((one, other) => Date.parse(one.asked_at) - Date.parse(other.asked_at)).slice(0, SHOWN)
}

/** The application that a row is about, or into which somebody from outside was merged. */
const applicationOf = (table: string) =>
  sql<string>`coalesce(${sql.ref(`${table}.application_id`)}, (select merged_application_id from outside_candidates as merged where merged.id = ${sql.ref(`${table}.outside_candidate_id`)}))`

const ofApplications = ({ db, viewer, now }: Asking) =>
  applicationsOf(db, viewer)
    .innerJoin('scorecard_requests as requests', (join) => join.on('applications.id', '=', applicationOf('requests')))
    .innerJoin('interview_kits as kits', 'kits.id', 'requests.kit_id')
    .select([
      sql<string | null>`applications.id`.as('application_id'),
      sql<string | null>`null::uuid`.as('outside_candidate_id'),
      'kits.id as kit_id',
      'kits.name as kit_name',
      'requests.asked_at',
      candidateOfThread(now).as('candidate'),
    ])
    .where('requests.company_user_id', '=', viewer.id)
    .where(
      sql<boolean>`not exists (select from scorecards where ${applicationOf('scorecards')} = applications.id and scorecards.kit_id = kits.id
        and scorecards.company_user_id = ${viewer.id} and submitted_at is not null)`,
    )
    .where('applications.step', '<>', 'end')
    .where('threads.candidate_user_id', 'is not', null)
    .orderBy('requests.asked_at')
    .orderBy('applications.id')
    .orderBy('kits.id')
    .limit(SHOWN)
    .execute()

/** The entry from outside that a row is about, or into which that one was merged. */
const entryOf = (table: string) =>
  sql<string>`(select coalesce(part.merged_into_id, part.id) from outside_candidates as part where part.id = ${sql.ref(`${table}.outside_candidate_id`)})`

const ofOutside = ({ db, viewer }: Asking) =>
  outsideOf(db, viewer)
    .innerJoin('scorecard_requests as requests', (join) => join.on('outside.id', '=', entryOf('requests')))
    .innerJoin('interview_kits as kits', 'kits.id', 'requests.kit_id')
    .select([
      sql<string | null>`null::uuid`.as('application_id'),
      sql<string | null>`outside.id`.as('outside_candidate_id'),
      'kits.id as kit_id',
      'kits.name as kit_name',
      'requests.asked_at',
      sql<Candidate>`json_build_object('id', outside.id, 'name', outside.name, 'has_left', false, 'premium', false)`.as('candidate'),
    ])
    .where('requests.company_user_id', '=', viewer.id)
    .where(
      sql<boolean>`not exists (select from scorecards where ${entryOf('scorecards')} = outside.id and scorecards.kit_id = kits.id
        and scorecards.company_user_id = ${viewer.id} and submitted_at is not null)`,
    )
    .where('outside.step', '<>', 'end')
    .where(isReadable)
    .orderBy('requests.asked_at')
    .orderBy('outside.id')
    .orderBy('kits.id')
    .limit(SHOWN)
    .execute()
