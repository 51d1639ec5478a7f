import { sql, type RawBuilder } from 'kysely'
import { LONGEST_SHORT } from '#contract/jobs/questions/job-question-kinds.ts'
import type { ApplicationAnswer, GivenAnswer, JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'

/** The answers to a job's questions as they are stored. What is missing or does not fit is refused by its place, and so is an answer to a question that changed meanwhile. */
export async function checkedAnswers(db: Database, job_id: number | null, given: GivenAnswer[] = []): Promise<ApplicationAnswer[]> {
  const questions = await questionsOf(db, job_id)
  const isAsked = ({ question }: GivenAnswer) => questions.some((asked) => asked.question === question)
  if (!given.every(isAsked)) fail('INPUT_INVALID', [{ field: 'answers', message: '質問が変更されました。いまの質問を確認して、回答し直してください。' }])
  const answers = readAnswers(questions, given)
  const issues = questions.flatMap((question, index) => {
    const message = problemOf(question, answers[index]!.answer)
    return message ? [{ field: `answers.${index}`, message }] : []
  })
  if (issues.length > 0) fail('INPUT_INVALID', issues)
  return answers
}

/** One for each question, in its order; empty where nothing was said. */
export const readAnswers = (questions: JobQuestion[], given: GivenAnswer[]): ApplicationAnswer[] =>
  questions.map(({ kind, question }) => {
    const answer = given.find((said) => said.question === question)?.answer ?? ''
    return { kind, question, answer: kind === 'short_text' ? answer.replaceAll(/\s+/g, ' ') : answer }
  })

function problemOf({ kind, is_required, choices }: JobQuestion, answer: string) {
  if (!answer) return is_required ? (kind === 'short_text' || kind === 'long_text' ? '回答を入力してください。' : '回答を選んでください。') : undefined
  if (kind === 'short_text' && answer.length > LONGEST_SHORT) return `${LONGEST_SHORT}文字以内で入力してください。`
  if (kind === 'choice' && !choices.includes(answer)) return '選択肢から選んでください。'
  if (kind === 'yes_no' && answer !== 'はい' && answer !== 'いいえ') return '「はい」か「いいえ」を選んでください。'
}

/** What everybody is asked who applies for this job; the open position asks nothing. */
export async function questionsOf(db: Database, job_id: number | null): Promise<JobQuestion[]> {
  const job =
    job_id === null
      ? undefined
      : await db.selectFrom('job_offers').select(sql<JobQuestion[]>`questions`.as('questions')).where('id', '=', job_id).executeTakeFirst()
  return job?.questions ?? []
}

/** Stores the answers of an application, in the place of those from before. */
export async function saveAnswers(db: Database, application_id: string, answers: ApplicationAnswer[]) {
  if (answers.length === 0) return
  await db.deleteFrom('application_answers').where('application_id', '=', application_id).execute()
  await db
    .insertInto('application_answers')
    .values(answers.map((answer, order_no) => ({ application_id, order_no, ...answer })))
    .execute()
}

/** The answers of `applications`, as they were given. */
export const answersOf: RawBuilder<ApplicationAnswer[]> = sql`(
  select coalesce(json_agg(json_build_object('kind', kind, 'question', question, 'answer', answer) order by order_no), '[]')
  from application_answers where application_id = applications.id)`
