import { sql } from 'kysely'
import type { ScoutQuote } from '#contract/conversations/received-scout.ts'
import { jobOfScout } from '#server/conversations/messages/talk/read-messages.ts'

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

/** And what needs a separate shape. */
export const scoutShapes = (now: Date) =>
  [sql<'mendan' | 'mensetsu'>`scouts.meeting_type`.as('meeting_type'), sql<ScoutQuote[]>`scouts.quotes`.as('quotes'), jobOfScout(now).as('job')] as const
