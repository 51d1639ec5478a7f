import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { waitingFiles } from '../files/application-files.ts'
import { choiceFor, documentsOf } from './choice-for.ts'

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
    code: viewer.id.slice(0, 4).toUpperCase(),
    is_open,
    job_history_pdf: (await documentsOf(db, viewer.id)).file_name,
    files: await waitingFiles(db, { candidate_user_id: viewer.id, company_id }),
    missing: (['name', 'user_desired_job_fields', 'job_summary'] as const).filter((field) => isMissing[field]),
  }
}
