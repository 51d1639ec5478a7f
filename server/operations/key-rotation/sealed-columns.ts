import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

export type SealedColumn = { table: string; column: string; isJson: boolean }

/** Sealed as a whole, in a column that was called otherwise before. */
const further: SealedColumn[] = [{ table: 'temp_registratings', column: 'draft', isJson: true }]

/** Where the database holds sealed values: every column with the suffix, and the listed ones. */
export async function sealedColumns(db: Database): Promise<SealedColumn[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and column_name ~ '(^sealed_|_sealed$)'
    order by 1, 2`.execute(db)
  return [...rows.map((row) => ({ ...row, isJson: false })), ...further]
}
