import { sql } from 'kysely'
import type { BoardFilter } from '#contract/hiring/applications/board-filter.ts'
import type { OutsideCard } from '#contract/hiring/outside/outside-card.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { outsideScorecardMarks } from '../applications/company/scorecard-marks.ts'
import { assignedOfOutside, ownStepOfOutside, tagsOfOutside } from './outside-rows.ts'
import { isOnBoard, mayReadOutside } from '#server/accounts/outside-access/outside-access.ts'

/** The people from outside whom the board of a member has; none for guests, for programs and for operators who look. Who was merged stands where they were merged into. */
export const outsideOf = (db: Database, viewer: CompanyViewer) =>
  db
    .selectFrom('outside_candidates as outside')
    .where('outside.company_id', '=', viewer.company_id)
    .where(sql<boolean>`${mayReadOutside(viewer)}::boolean`)
    .where(isOnBoard)

/** What narrows the board, said of `outside`, who have no turn. Who is for no job yet stands on the board over all jobs only. */
export const isOutsideWithin = (
  { job_id, assigned, turn, days, tag, channel }: BoardFilter & { job_id?: number | undefined },
  viewer: CompanyViewer,
  now: Date,
) => sql<boolean>`(
  ${turn === undefined}::boolean
  and ${assigned === undefined ? sql`true` : sql`outside.assigned_id is not distinct from ${assigned === 'none' ? null : assigned === 'me' ? viewer.id : assigned}::uuid`}
  and ${job_id === undefined ? sql`true` : sql`outside.job_id = ${job_id}`}
  and ${days === undefined ? sql`true` : sql`(outside.step <> 'end' and outside.moved_at <= ${now}::timestamptz - make_interval(days => ${days}::integer))`}
  and ${tag === undefined ? sql`true` : sql`exists (select from outside_candidate_tags as given where given.tag_id = ${tag} and given.outside_candidate_id = outside.id)`}
  and ${channel === undefined || channel === 'outside' ? sql`true` : sql`outside.source = ${channel}`})`

/** These people as cards of the board. */
export const outsideCards = (db: Database, viewer: CompanyViewer, now: Date) =>
  outsideOf(db, viewer).select([
    sql<OutsideCard['kind']>`'outside'`.as('kind'),
    'outside.id',
    'outside.name',
    sql<OutsideCard['channel']>`outside.source`.as('channel'),
    'outside.referred_by',
    sql<OutsideCard['job']>`(select json_build_object('id', id, 'position_title', position_title) from job_offers where id = outside.job_id)`.as('job'),
    sql<OutsideCard['step']>`outside.step`.as('step'),
    ownStepOfOutside.as('step_id'),
    sql<string | null>`(select name from selection_steps where id = ${ownStepOfOutside})`.as('step_name'),
    sql<OutsideCard['end_reason']>`outside.end_reason`.as('end_reason'),
    sql<string>`outside.moved_at`.as('step_changed_at'),
    sql<string | null>`case when outside.consented_at is null then outside.answer_due_at end`.as('answer_due_at'),
    sql<boolean>`exists (select from outside_files as files where files.outside_candidate_id = outside.id)`.as('has_file'),
    sql<string | null>`(select min(starts_at) from meetings where meetings.state = 'booked' and starts_at > ${now}
      and meetings.outside_candidate_id in (select id from outside_candidates as part where outside.id in (part.id, part.merged_into_id)))`.as(
      'next_meeting_at',
    ),
    assignedOfOutside.as('assigned'),
    outsideScorecardMarks.as('scorecards'),
    tagsOfOutside.as('tags'),
  ])
