import { sql } from 'kysely'
import type { OutsideCard } from '#contract/hiring/outside/outside-card.ts'
import type { OutsideFile } from '#contract/hiring/outside/outside-candidates.ts'
import type { OutsideSource } from '#contract/hiring/outside/outside-names.ts'
import type { EndReason, SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Those that were merged into an entry: their consent counts, too. */
const parts = sql`outside_candidates as parts where parts.merged_into_id = outside.id`

/** Whether everybody behind the entry has consented. */
export const isReadable = sql<boolean>`(outside.consented_at is not null and not exists (select from ${parts} and parts.consented_at is null))`

/** Whether everybody behind the entry lets the company store a résumé that it got elsewhere. */
export const mayUpload = sql<boolean>`(outside.upload_allowed_at is not null and not exists (select from ${parts} and parts.upload_allowed_at is null))`

/** The company's own step at which somebody stands; null where it has none. */
export const ownStepOfOutside = sql<number | null>`selection_step_of(outside.company_id, outside.job_id, outside.step, outside.step_id)`

/** The labels of `outside`. */
export const tagsOfOutside = sql<OutsideCard['tags']>`(select coalesce(json_agg(json_build_object('id', own.id, 'name', own.name) order by own.name), '[]')
  from outside_candidate_tags as given join selection_tags as own on own.id = given.tag_id where given.outside_candidate_id = outside.id)`

/** Who of the company takes care of `outside`. */
export const assignedOfOutside = sql<
  OutsideCard['assigned']
>`(select json_build_object('id', id, 'name', name) from company_users where id = outside.assigned_id)`

/** When everything is deleted by itself: of what was promised, the shortest. */
export const deletedAt = sql<string>`case when outside.consented_at is null then outside.answer_due_at
  else outside.moved_at + make_interval(months => least(outside.keep_months, (select min(parts.keep_months) from ${parts}))) end`

/** The people of every company with all that a row holds; who reads them narrows it by the company or by the link. */
export const outsideRows = (db: Database) =>
  db
    .selectFrom('outside_candidates as outside')
    .leftJoin('outside_files as files', 'files.outside_candidate_id', 'outside.id')
    .select([
      'outside.id',
      'outside.company_id',
      'outside.name',
      'outside.email',
      'outside.email_key',
      'outside.phone_sealed',
      sql<OutsideSource>`outside.source`.as('source'),
      sql<{ id: number; position_title: string } | null>`(select json_build_object('id', id, 'position_title', position_title)
        from job_offers where job_offers.id = outside.job_id)`.as('job'),
      'outside.added_by_name as added_by',
      'outside.referred_by',
      'outside.entered_at',
      'outside.asked_at',
      'outside.answer_due_at',
      'outside.consented_at',
      'outside.keep_months',
      isReadable.as('is_readable'),
      mayUpload.as('may_upload'),
      sql<SelectionStep>`outside.step`.as('step'),
      ownStepOfOutside.as('step_id'),
      sql<string | null>`(select name from selection_steps where selection_steps.id = ${ownStepOfOutside})`.as('step_name'),
      sql<EndReason | null>`outside.end_reason`.as('end_reason'),
      'outside.moved_at',
      deletedAt.as('deleted_at'),
      tagsOfOutside.as('tags'),
      assignedOfOutside.as('assigned'),
      'outside.merged_at',
      'outside.merged_by_name',
      'outside.merged_into_id',
      'outside.merged_application_id',
      'files.file_name',
      'files.byte_size',
      sql<OutsideFile['state'] | null>`files.state`.as('file_state'),
      'files.by_company',
      'files.created_at as file_created_at',
    ])

export type OutsideRow = Awaited<ReturnType<ReturnType<typeof outsideRows>['execute']>>[number]

/** The résumé of a row. */
export const fileOfRow = ({ file_name, byte_size, file_state, by_company, file_created_at }: OutsideRow): OutsideFile | null =>
  file_name === null ? null : { file_name, byte_size: byte_size!, state: file_state!, by_company: by_company!, created_at: file_created_at! }
