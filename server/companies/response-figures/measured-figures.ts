import type { Database } from '#server/platform/database/connect.ts'

/** The nightly figures of a company's replies. */
export const figureColumns = [
  'cases',
  'answered',
  'median_answer_hours',
  'finished',
  'notified_result',
  'meetings',
  'mismatched_meetings',
  'promises',
  'kept_promises',
  'measured_at',
] as const

/** The latest figures of a company, also of few cases. */
export const measuredFigures = (db: Database, company_id: number) =>
  db
    .selectFrom('company_response_figures')
    .select(['kind', ...figureColumns])
    .where('company_id', '=', company_id)
    .orderBy('kind')
    .$narrowType<{ kind: 'application' | 'scout' }>()
