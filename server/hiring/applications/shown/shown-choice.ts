import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { waitingFiles } from '../files/application-files.ts'
import { choiceFor, documentsOf } from './choice-for.ts'
import { sql } from 'kysely'
import type { GivenAnswer } from '#contract/jobs/questions/job-questions.ts'
import { partsOfChoice, settledChoice, type ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { candidateCode } from '#server/accounts/candidate-names/candidate-code.ts'
import { labelOf } from '#server/accounts/candidate-names/candidate-label.ts'
import { candidateAsShown } from '#server/candidates/visibility/for-company/candidates-for-company.ts'
import { questionsOf, readAnswers } from '../answers/answer-checks.ts'
import { asRead } from '../answers/as-read.ts'

/** What the form of an application begins with: what would be shown, which papers there are, and what a company would miss most. */
export async function showChoice({ db, viewer }: Pick<CandidateContext, 'db' | 'viewer'>, company_id: number): Promise<ApplicationChoice> {
  const { name, job_summary, user_desired_job_fields, is_open } = await db
    .selectFrom('candidate_profiles')
    .innerJoin('candidate_users', 'candidate_users.id', 'candidate_profiles.candidate_user_id')
    .select(['name', 'job_summary', 'user_desired_job_fields', 'is_open'])
    .where('candidate_user_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const isMissing = { name: !name, user_desired_job_fields: user_desired_job_fields.length === 0, job_summary: !job_summary }
  return {
    choice: await choiceFor(db, { candidate_user_id: viewer.id, company_id }),
    name,
    code: candidateCode(viewer.id),
    is_open,
    job_history_pdf: (await documentsOf(db, viewer.id)).file_name,
    files: await waitingFiles(db, { candidate_user_id: viewer.id, company_id }),
    missing: (['name', 'user_desired_job_fields', 'job_summary'] as const).filter((field) => isMissing[field]),
  }
}

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
