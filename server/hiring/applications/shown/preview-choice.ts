import { sql } from 'kysely'
import type { GivenAnswer } from '#contract/jobs/questions/job-questions.ts'
import { partsOfChoice, settledChoice, type ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { labelOf } from '#server/accounts/candidate-names/candidate-label.ts'
import { candidateAsShown } from '#server/candidates/visibility/candidates-for-company.ts'
import { questionsOf, readAnswers } from '../answers/checked-answers.ts'
import { asRead } from '../answers/as-read.ts'
import { documentsOf } from './choice-for.ts'

type Wished = { company_id: number; shown: ShownChoice; job_id?: number | undefined; answers?: GivenAnswer[] | undefined }

/** What a company gets of me with this choice, by the code that answers the company; nothing is shown yet. */
export async function previewChoice({ db, viewer, now }: Pick<CandidateContext, 'db' | 'viewer' | 'now'>, { company_id, shown, job_id, answers = [] }: Wished) {
  const choice = settledChoice(shown)
  const parts = partsOfChoice(choice)
  const named = { person: sql`${viewer.id}::uuid`, shows: (part: string) => sql<boolean>`${parts.some((shown) => shown === part)}::boolean` }
  const { label } = await db.selectNoFrom(labelOf(named, now()).as('label')).executeTakeFirstOrThrow()
  const { file_name } = await documentsOf(db, viewer.id)
  return {
    label,
    candidate: await candidateAsShown(db, { company_id }, viewer.id, parts),
    document: choice.document === 'job_history_pdf' ? file_name : choice.document === 'resume' ? '職務経歴書.pdf' : null,
    contact_after_answer: choice.contact,
    answers: await asRead(db, viewer.id, parts, readAnswers(await questionsOf(db, job_id ?? null), answers)),
  }
}
