import { z } from 'zod'
import { type SurveyAnswers, SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Answer = SurveyAnswers[string]

const isEmpty = (answer: Answer | undefined) => answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)

const fits: Record<SurveyQuestion['kind'], (answer: Answer, choices: string[]) => boolean> = {
  choice: (answer, choices) => typeof answer === 'string' && choices.includes(answer),
  choices: (answer, choices) => Array.isArray(answer) && answer.every((one) => choices.includes(one)) && new Set(answer).size === answer.length,
  text: (answer) => typeof answer === 'string',
  scale: (answer) => typeof answer === 'number' && answer >= 1 && answer <= 5,
}

/** Where answers do not fit their questions, by field. */
function answerIssues(questions: SurveyQuestion[], answers: SurveyAnswers) {
  const known = new Set(questions.map(({ key }) => key))
  const unknown = Object.keys(answers).filter((key) => !known.has(key))
  const wrong = questions.flatMap(({ key, kind, choices, required }) => {
    const answer = answers[key]
    if (answer === undefined || isEmpty(answer)) return required ? [{ key, message: '答えてください。' }] : []
    return fits[kind](answer, choices) ? [] : [{ key, message: '選べる値ではありません。' }]
  })
  return [...unknown.map((key) => ({ key, message: 'この項目はありません。' })), ...wrong].map(({ key, message }) => ({ field: `answers.${key}`, message }))
}

/** The questionnaires that run at this moment and that this person neither answered nor put aside. */
export const openSurveys = (db: Database, candidateId: string, now: Date) =>
  db
    .selectFrom('surveys')
    .where('opens_at', '<=', now.toISOString())
    .where((eb) => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', now.toISOString())]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('survey_answers').select('survey_id').whereRef('survey_id', '=', 'surveys.id').where('candidate_user_id', '=', candidateId))),
    )
    .select(['key as id', 'title', 'description', 'closes_at', 'is_demo'])

/** A questionnaire that is still open for this person. */
export async function showSurvey({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }, id: string) {
  const survey = await openSurveys(db, viewer.id, now()).select('questions').where('key', '=', id).executeTakeFirst()
  if (!survey) fail('NOT_FOUND')
  return { ...survey, questions: z.array(SurveyQuestion).parse(survey.questions) }
}

type CandidateSurveysAnswer = { survey_id: string; answers: SurveyAnswers | null }

/** Stores a candidate's answers, or their refusal: the survey asks no more. Of two at once, the first stays. */
export async function answerSurvey(context: RequestContext & { viewer: CandidateViewer }, { survey_id, answers }: CandidateSurveysAnswer) {
  const { db, now, viewer } = context
  // Locked against an operator who changes the questions at this moment; read after, so that the answers belong to the current questions.
  await db.selectFrom('surveys').select('id').where('key', '=', survey_id).forShare().execute()
  const { questions } = await showSurvey(context, survey_id)
  refuseProblems(answers ? answerIssues(questions, answers) : [], context.language)
  await db
    .insertInto('survey_answers')
    .columns(['survey_id', 'candidate_user_id', 'answers', 'answered_at'])
    .expression((eb) =>
      eb
        .selectFrom('surveys')
        .select((eb) => [
          'id',
          eb.val(viewer.id).as('candidate_user_id'),
          eb.val(answers && JSON.stringify(answers)).as('answers'),
          eb.val(now().toISOString()).as('answered_at'),
        ])
        .where('key', '=', survey_id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { success: true }
}
