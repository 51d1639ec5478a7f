import { sql } from 'kysely'
import type { ScoutQuote } from '#contract/scouts.ts'
import { isOpen } from '../jobs/published-jobs.ts'

/** What both sides read of a scout, of `scouts`. */
export const scoutColumns = [
  'scouts.id',
  'scouts.member_name',
  'scouts.greeting',
  'scouts.reason',
  'scouts.closing',
  'scouts.reference_parts',
  'scouts.min_salary',
  'scouts.max_salary',
  'scouts.integrity',
  'scouts.likeness',
  'scouts.answered_at',
] as const

/** The job of a row of `scouts`, as long as it is there, and whether the public can apply for it. */
export const scoutJob = (now: Date) => sql<{ id: number; position_title: string; is_open: boolean } | null>`(
  select json_build_object('id', jobs.id, 'position_title', position_title, 'is_open', ${isOpen(now)})
  from job_offers as jobs join companies on companies.id = jobs.company_id where jobs.id = scouts.job_id)`

/** And what takes a shape of its own. */
export const scoutShapes = (now: Date) =>
  [sql<'mendan' | 'mensetsu'>`scouts.meeting_type`.as('meeting_type'), sql<ScoutQuote[]>`scouts.quotes`.as('quotes'), scoutJob(now).as('job')] as const
