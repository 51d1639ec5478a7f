import { sql } from 'kysely'
import type { QuestionAnswers } from '#contract/operator-surveys.ts'
import type { SurveyAnswers, SurveyQuestion } from '#contract/surveys.ts'
import type { OperatorContext } from '../audit/operator-context.ts'
import { recordAct } from '../audit/record-act.ts'
import { showSurvey } from './show-survey.ts'

const TEXTS = 500
const SCALE = ['1', '2', '3', '4', '5']

/** What was answered, in numbers; texts in the order of their words, so that no row of one person can be put together. */
export async function surveyAnswers(context: OperatorContext, id: number): Promise<{ questions: QuestionAnswers[] }> {
  const { db } = context
  const { questions } = await showSurvey(context, id)
  const rows = await db
    .selectFrom('survey_answers')
    .select(sql<SurveyAnswers>`answers`.as('answers'))
    .where('survey_id', '=', id)
    .where('answers', 'is not', null)
    .execute()
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
