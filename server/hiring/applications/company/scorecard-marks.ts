import { mayReadOutside } from '#server/accounts/outside-access/outside-access.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

/** How many scorecards were asked for, each once, and how many of those are submitted, of the rows that one of the conditions names. */
function marksOf(about: ((table: string) => RawBuilder<boolean>)[]) {
  const asked = about.map((isAbout) => sql`select kit_id, company_user_id from scorecard_requests as requests where ${isAbout('requests')}`)
  const submitted = about.map(
    (isAbout) => sql`exists (select from scorecards as written where ${isAbout('written')} and written.kit_id = asked.kit_id
      and written.company_user_id = asked.company_user_id and submitted_at is not null)`,
  )
  return sql<CompanyApplication['scorecards']>`(
    select case when count(*) > 0 then json_build_object('asked', count(*), 'submitted', count(*) filter (where ${sql.join(submitted, sql` or `)})) end
    from (${sql.join(asked, sql` union `)}) as asked)`
}

/** Of `applications`, with those about somebody from outside who was merged into it, for members who may read such people. */
export function scorecardMarks(viewer: CompanyViewer) {
  const ofApplication = (table: string) => sql<boolean>`${sql.ref(`${table}.application_id`)} = applications.id`
  const ofMerged = (table: string) =>
    sql<boolean>`${sql.ref(`${table}.outside_candidate_id`)} in (select merged.id from outside_candidates as merged where merged.merged_application_id = applications.id)`
  return marksOf(mayReadOutside(viewer) ? [ofApplication, ofMerged] : [ofApplication])
}

/** Of `outside`, with those of who was merged into them. */
export const outsideScorecardMarks = marksOf([
  (table) => sql<boolean>`${sql.ref(`${table}.outside_candidate_id`)} = outside.id`,
  (table) =>
    sql<boolean>`${sql.ref(`${table}.outside_candidate_id`)} in (select parts.id from outside_candidates as parts where parts.merged_into_id = outside.id)`,
])
