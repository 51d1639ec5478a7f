import { sql } from 'kysely'
import type { ScoutQuote } from '#contract/scouts.ts'

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

/** The job of a row of `scouts`, as long as it is there. */
export const scoutJob = sql<{ id: number; position_title: string; is_open: boolean } | null>`(
  select json_build_object('id', jobs.id, 'position_title', position_title, 'is_open', jobs.state = 'published')
  from job_offers as jobs where jobs.id = scouts.job_id)`

/** And what takes a shape of its own. */
export const scoutShapes = [
  sql<'mendan' | 'mensetsu'>`scouts.meeting_type`.as('meeting_type'),
  sql<ScoutQuote[]>`scouts.quotes`.as('quotes'),
  scoutJob.as('job'),
] as const
