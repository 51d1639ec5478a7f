import { sql } from 'kysely'
import type { ProgressNote } from '#contract/hiring/selection/progress-notes.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { threadCompany } from '#server/conversations/messages/talk/thread-company.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { progressNotes } from './progress-notes.ts'

type Change = { company_id: number } & { [Name in 'progress' | 'outcome' | 'note']?: ProgressNote[Name] | undefined }

/** Keeps what a candidate notes about a company they may see, or talk with. */
export async function changeProgressNote({ db, viewer, now }: RequestContext & { viewer: CandidateViewer }, { company_id, ...change }: Change) {
  if (!(await threadCompany(db, viewer, company_id))) fail('NOT_FOUND')
  const at = now().toISOString()
  const isChanged = change.progress != null
  await db
    .insertInto('progress_notes')
    .values({ candidate_user_id: viewer.id, company_id, ...change, updated_at: at, progress_change_at: isChanged ? at : null })
    .onConflict((conflict) =>
      conflict.columns(['candidate_user_id', 'company_id']).doUpdateSet({
        ...change,
        updated_at: at,
        ...(change.progress === undefined
          ? {}
          : {
              progress_change_at: sql`case when progress_notes.progress is distinct from ${change.progress}::smallint then ${at}::timestamptz
                else progress_notes.progress_change_at end`,
            }),
      }),
    )
    .execute()
  return { result: await progressNotes(db, viewer.id).where('companies.id', '=', company_id).executeTakeFirstOrThrow() }
}
