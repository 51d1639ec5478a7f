import { sql } from 'kysely'
import type { ProgressNote } from '#contract/hiring/selection/progress-notes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { threadCompany } from '#server/conversations/messages/talk/thread-company.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** Companies that a candidate talks with, or noted something about, the latest word first. Nobody but the candidate reads what is noted. */
export const progressNotes = (db: Database, candidate_user_id: string) =>
  db
    .selectFrom('companies')
    .leftJoin('threads', (join) =>
      join.onRef('threads.company_id', '=', 'companies.id').on('threads.candidate_user_id', '=', candidate_user_id).on('threads.last_number', '>', 0),
    )
    .leftJoin('progress_notes as notes', (join) => join.onRef('notes.company_id', '=', 'companies.id').on('notes.candidate_user_id', '=', candidate_user_id))
    .select([
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.logo as company_logo',
      'threads.last_message_at as last_mail_time',
      sql<ProgressNote['last_message_from']>`(select case when company then 'company' else 'candidate' end from messages
        where thread_id = threads.id and number = threads.last_number)`.as('last_message_from'),
      sql<ProgressNote['progress']>`notes.progress`.as('progress'),
      'notes.progress_change_at',
      sql<ProgressNote['outcome']>`notes.outcome`.as('outcome'),
      sql<string>`coalesce(notes.note, '')`.as('note'),
    ])
    .where(({ or, eb }) => or([eb('threads.id', 'is not', null), eb('notes.company_id', 'is not', null)]))
    .orderBy(sql`coalesce(threads.last_message_at, notes.updated_at)`, 'desc')
    .orderBy('companies.id')

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
