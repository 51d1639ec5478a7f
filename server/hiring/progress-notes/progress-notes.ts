import { sql } from 'kysely'
import type { ProgressNote } from '#contract/hiring/selection/progress-notes.ts'
import type { Database } from '#server/platform/database/connect.ts'

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
