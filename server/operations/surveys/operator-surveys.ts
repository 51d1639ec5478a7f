import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Every questionnaire, with how it stands at this moment. */
export const operatorSurveys = (db: Database, now: Date) =>
  db
    .selectFrom('surveys')
    .select(['id', 'key', 'title', 'opens_at', 'closes_at', 'revision', 'is_demo'])
    .select(
      sql<'scheduled' | 'open' | 'closed'>`case when closes_at <= ${now}::timestamptz then 'closed' when opens_at > ${now}::timestamptz then 'scheduled'
        else 'open' end`.as('state'),
    )
    .select(sql<number>`(select count(answers)::int from survey_answers where survey_id = surveys.id)`.as('answered'))
