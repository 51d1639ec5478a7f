import { candidate } from '#server/api.ts'
import { answerSurvey, openSurveys, showSurvey } from './candidate-surveys.ts'

export const surveys = {
  list: candidate.surveys.list.handler(async ({ context: { db, viewer, now } }) => ({
    surveys: await openSurveys(db, viewer.id, now()).orderBy('surveys.id').execute(),
  })),
  show: candidate.surveys.show.handler(({ context, input }) => showSurvey(context, input.survey_id)),
  answer: candidate.surveys.answer.handler(({ context, input }) => answerSurvey(context, input)),
}
