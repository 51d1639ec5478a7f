import type { Colleague, OperatorNote } from '#contract/operations/notes/operator-notes.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** So many notes are shown of one company or person, the latest ones. */
const SHOWN = 200

type Subject = { company_id: number } | { account_id: string }

/** What operators wrote about a company or a person, the latest first, each as it reads now. */
export async function notesOf(db: Database, viewer_id: string, subject: Subject): Promise<OperatorNote[]> {
  const rows = await db
    .selectFrom('operator_notes')
    .select(['id', 'text', 'operator_name', 'operator_user_id', 'mentioned', 'corrects_id', 'created_at'])
    .where(({ eb }) => ('company_id' in subject ? eb('company_id', '=', subject.company_id) : eb('account_id', '=', subject.account_id)))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const corrections = Map.groupBy(
    rows.filter(({ corrects_id }) => corrects_id !== null),
    ({ corrects_id }) => corrects_id,
  )
  return rows
    .filter(({ corrects_id }) => corrects_id === null)
    .map((note) => {
      const later = corrections.get(note.id) ?? []
      const [latest, ...before] = [...later, note]
      return {
        id: note.id,
        text: latest!.text,
        operator_name: note.operator_name,
        created_at: note.created_at,
        is_mine: note.operator_user_id === viewer_id,
        mentioned: note.mentioned,
        corrected_at: later[0]?.created_at ?? null,
        earlier: before.map(({ text, created_at }) => ({ text, at: created_at })),
      }
    })
}

/** The operators whom another one can call. */
export const colleaguesOf = (db: Database, viewer_id: string): Promise<Colleague[]> =>
  db.selectFrom('operator_users').select(['id', 'name']).where('id', '<>', viewer_id).orderBy('name').orderBy('id').execute()
