import { sql } from 'kysely'
import { z } from 'zod'
import { SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { fail } from '#server/fail.ts'
import { operatorSurveys } from './operator-surveys.ts'

/** One questionnaire, whether it runs or not. */
export async function showSurvey({ db, now }: Pick<OperatorContext, 'db' | 'now'>, id: number) {
  const survey = await operatorSurveys(db, now())
    .select(['description', 'questions'])
    .select(sql<number>`(select count(*)::int from survey_answers where survey_id = surveys.id and answers is null)`.as('put_aside'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!survey) fail('NOT_FOUND')
  return { ...survey, questions: z.array(SurveyQuestion).parse(survey.questions) }
}
