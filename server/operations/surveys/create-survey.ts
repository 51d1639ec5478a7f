import { randomBytes } from 'node:crypto'
import type { SurveyContent } from '#contract/operations/lookups/operator-surveys.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { surveyProblems } from './survey-problems.ts'

/** Candidates see it from its beginning on. */
export async function createSurvey(context: OperatorContext, content: SurveyContent) {
  const { db, language } = context
  refuseProblems(surveyProblems(content), language)
  const created = await db
    .insertInto('surveys')
    .values({ ...content, questions: JSON.stringify(content.questions), key: `s${randomBytes(6).toString('hex')}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'create_survey', subject_kind: 'survey', subject_id: created.id })
  return created
}
