import { type RawBuilder, sql } from 'kysely'
import type { ApplicationAnswer } from '#contract/jobs/questions/job-questions.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Stores the answers of an application, in the place of those from before. */
export async function saveAnswers(db: Database, application_id: string, answers: ApplicationAnswer[]) {
  if (answers.length === 0) return
  await db.deleteFrom('application_answers').where('application_id', '=', application_id).execute()
  await db
    .insertInto('application_answers')
    .values(answers.map((answer, order_no) => ({ application_id, order_no, ...answer })))
    .execute()
}

/** The answers of `applications`, as they were given. */
export const answersOf: RawBuilder<ApplicationAnswer[]> = sql`(
  select coalesce(json_agg(json_build_object('kind', kind, 'question', question, 'answer', answer) order by order_no), '[]')
  from application_answers where application_id = applications.id)`
