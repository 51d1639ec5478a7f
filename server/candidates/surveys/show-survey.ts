import { z } from 'zod'
import { SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { openSurveys } from './open-surveys.ts'

/** A questionnaire that is still open for this person. */
export async function showSurvey({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }, id: string) {
  const survey = await openSurveys(db, viewer.id, now()).select('questions').where('key', '=', id).executeTakeFirst()
  if (!survey) fail('NOT_FOUND')
  return { ...survey, questions: z.array(SurveyQuestion).parse(survey.questions) }
}
