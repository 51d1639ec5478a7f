import type { Database } from '#server/platform/database/connect.ts'

type Row = Partial<{
  text: string | null
  source: 'upload' | 'url' | null
  source_name: string
  read_at: string | null
  read_by_name: string
  requested_at: string
  requested_by_name: string
  tried_at: string | null
  failure: string
}>

/** The one row; undefined until somebody gives notes. */
export const keptNotes = (db: Database) => db.selectFrom('release_notes').selectAll().executeTakeFirst()

export const saveNotes = (db: Database, row: Row) =>
  db
    .insertInto('release_notes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
