import type { Database } from '../database/connect.ts'
import { CASES_SHOWN } from './company-columns.ts'

/** What was measured of a company's answers, where there are cases enough. */
export const responseFigures = (db: Database, company_id: number) =>
  db
    .selectFrom('company_response_figures')
    .select([
      'kind',
      'cases',
      'answered',
      'median_answer_hours',
      'finished',
      'told_result',
      'meetings',
      'mismatched_meetings',
      'promises',
      'kept_promises',
      'measured_at',
    ])
    .where('company_id', '=', company_id)
    .where('cases', '>=', CASES_SHOWN)
    .orderBy('kind')
    .$narrowType<{ kind: 'application' | 'scout' }>()
    .execute()
