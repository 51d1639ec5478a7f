import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import type { SurveyContent } from '#contract/operations/lookups/operator-surveys.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Problem, refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

/** Every questionnaire, with how it stands at this moment. */
export const operatorSurveys = (db: Database, now: Date) =>
  db
    .selectFrom('surveys')
    .select(['id', 'key', 'title', 'opens_at', 'closes_at', 'revision', 'is_demo'])
    .select(
      sql<'scheduled' | 'open' | 'closed'>`case when closes_at <= ${now}::timestamptz then 'closed' when opens_at > ${now}::timestamptz then 'scheduled'
        else 'open' end`.as('state'),
    )
    .select(sql<number>`(select count(answers)::int from survey_answers where survey_id = surveys.id)`.as('answered'))

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

/** Invalid questions of a survey. */
function surveyProblems({ questions, opens_at, closes_at }: SurveyContent): Problem[] {
  const needsChoices = (kind: string) => kind === 'choice' || kind === 'choices'
  return [
    ...questions.flatMap(({ key, kind, choices }, index): Problem[] => [
      ...(questions.findIndex((other) => other.key === key) === index ? [] : [{ field: `questions.${index}.key`, message: '同じ印の質問が、2つあります。' }]),
      ...(needsChoices(kind) && choices.length < 2 ? [{ field: `questions.${index}.choices`, message: '選択肢を、1行に1つ、2つ以上入れてください。' }] : []),
      ...(new Set(choices).size < choices.length ? [{ field: `questions.${index}.choices`, message: '同じ選択肢が、2つあります。' }] : []),
    ]),
    ...(closes_at && Date.parse(closes_at) <= Date.parse(opens_at) ? [{ field: 'closes_at', message: '終わりを、始まりより後にしてください。' }] : []),
  ]
}
