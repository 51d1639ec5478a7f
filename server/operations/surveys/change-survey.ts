import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { SurveyContent } from '#contract/operations/lookups/operator-surveys.ts'
import { SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { surveyProblems } from './survey-problems.ts'

type Change = SurveyContent & { id: number; revision: number }

/** Once a candidate answered, the questions stay as they were, so that answers keep their meaning. */
export async function changeSurvey(context: OperatorContext, { id, revision, ...content }: Change) {
  const { db, language } = context
  // Locked against candidates who answer at this moment: an answer refers to this row.
  const before = await db.selectFrom('surveys').select(['revision', 'questions']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!before) fail('NOT_FOUND')
  if (before.revision !== revision) fail('PAGE_CHANGED')
  refuseProblems(surveyProblems(content), language)
  const answer = await db
    .selectFrom('survey_answers')
    .select('survey_id')
    .where('survey_id', '=', id)
    .where('answers', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (answer && !isDeepStrictEqual(shapeOf(z.array(SurveyQuestion).parse(before.questions)), shapeOf(content.questions))) fail('SURVEY_ANSWERED')
  await db
    .updateTable('surveys')
    .set({ ...content, questions: JSON.stringify(content.questions), revision: revision + 1 })
    .where('id', '=', id)
    .execute()
  await recordAct(context, { act: 'change_survey', subject_kind: 'survey', subject_id: id })
  return { id }
}

const shapeOf = (questions: SurveyQuestion[]) => questions.map(({ key, kind, choices, required }) => ({ key, kind, choices, required }))
