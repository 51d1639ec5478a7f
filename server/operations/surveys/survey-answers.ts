import { sql } from 'kysely'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import type { QuestionAnswers } from '#contract/operations/lookups/operator-surveys.ts'
import type { SurveyAnswers, SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { showSurvey } from './surveys.ts'

const TEXTS = 500
const SCALE = ['1', '2', '3', '4', '5']

/**
 * The answers, in numbers; texts in the order of their words, so that no operator can put one candidate's row together. Answers appear five candidates at a
 * time, in the order in which they came: an operator who looks after each one learns nothing about one candidate.
 */
export async function surveyAnswers(context: OperatorContext, id: number): Promise<{ questions: QuestionAnswers[] }> {
  const { db } = context
  const { questions } = await showSurvey(context, id)
  const all = await db
    .selectFrom('survey_answers')
    .select(sql<SurveyAnswers>`answers`.as('answers'))
    .where('survey_id', '=', id)
    .where('answers', 'is not', null)
    .orderBy('answered_at')
    .orderBy('candidate_user_id')
    .execute()
  const rows = all.slice(0, countInSteps(all.length) ?? 0)
  await recordAct(context, { act: 'see_survey_answers', subject_kind: 'survey', subject_id: id })
  return { questions: questions.map((question) => answersTo(question, rows)) }
}

function answersTo(question: SurveyQuestion, rows: { answers: SurveyAnswers }[]): QuestionAnswers {
  const given = rows.flatMap(({ answers }) => answers[question.key] ?? []).map(String)
  const answered = rows.filter(({ answers }) => ![undefined, ''].includes(answers[question.key]?.toString())).length
  if (question.kind === 'text')
    return {
      question,
      answered,
      counts: [],
      texts: given
        .filter(Boolean)
        .toSorted((one, other) => one.localeCompare(other, 'ja'))
        .slice(0, TEXTS),
    }
  const values = question.kind === 'scale' ? SCALE : question.choices
  return { question, answered, counts: values.map((value) => ({ value, count: given.filter((one) => one === value).length })), texts: [] }
}
