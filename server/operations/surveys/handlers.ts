import { operator } from '#server/api.ts'
import { createSurvey, changeSurvey, operatorSurveys as surveys, showSurvey } from './surveys.ts'
import { surveyAnswers } from './survey-answers.ts'

const looking = operator.surveys
const editing = operator.surveys

export const operatorSurveys = {
  list: looking.list.handler(async ({ context: { db, now } }) => ({ surveys: await surveys(db, now()).orderBy('id', 'desc').execute() })),
  show: looking.show.handler(({ context, input }) => showSurvey(context, input.id)),
  answers: looking.answers.handler(({ context, input }) => surveyAnswers(context, input.id)),
  create: editing.create.handler(({ context, input }) => createSurvey(context, input)),
  change: editing.change.handler(({ context, input }) => changeSurvey(context, input)),
}
