import { candidate } from '#server/api.ts'
import { answerSurvey } from './answer-survey.ts'
import { openSurveys } from './open-surveys.ts'
import { showSurvey } from './show-survey.ts'

export const surveys = {
  list: candidate.surveys.list.handler(async ({ context: { db, viewer, now } }) => ({
    surveys: await openSurveys(db, viewer.id, now()).orderBy('surveys.id').execute(),
  })),
  show: candidate.surveys.show.handler(({ context, input }) => showSurvey(context, input.survey_id)),
  answer: candidate.surveys.answer.handler(({ context, input }) => answerSurvey(context, input)),
}
