import { dirname } from 'node:path'
import type pg from 'pg'
import { pictureFile } from '#server/platform/files/picture-path.ts'
import { exportKey } from '../../exports/exports.ts'
import { attachmentKey } from '#server/conversations/messages/files/attachments.ts'
import { outsideFileKey } from '#server/hiring/outside-candidates/files/scan-outside-file.ts'
import { fileKey } from '#server/candidates/resumes/history/job-history-files.ts'

export type StoredRow = { key: string; table: string; row: string }

/** Every table whose rows have a file in FILES_DIR: the row, and the name of its file. */
const tables = [
  { name: 'job_history_pdfs', key: fileKey, query: 'select candidate_user_id::text as row, storage_key::text as name from job_history_pdfs' },
  { name: 'exports', key: exportKey, query: 'select id::text as row, storage_key::text as name from exports where storage_key is not null' },
  {
    name: 'message_attachments',
    key: attachmentKey,
    // Of a refused file only the row is stored.
    query: `select id::text as row, storage_key::text as name from message_attachments where state <> 'refused'`,
  },
  {
    name: 'outside_files',
    key: outsideFileKey,
    query: `select id::text as row, storage_key::text as name from outside_files where state <> 'refused'`,
  },
  { name: 'company_pictures', key: pictureFile.key, query: 'select id::text as row, id::text as name from company_pictures' },
]

/** The folders of those files. */
export const storedFolders = tables.map(({ key }) => dirname(key('name')))

/** Which files the rows of this database name. A database that is older than one of the tables has none of its files. */
export async function storedRows(client: pg.Client): Promise<StoredRow[]> {
  const named: StoredRow[] = []
  for (const { name: table, key, query } of tables) {
    const { rows: found } = await client.query('select to_regclass($1) as found', [table])
    if (!found[0]?.found) continue
    const { rows } = await client.query<{ row: string; name: string }>(query)
    named.push(...rows.map(({ row, name }) => ({ key: key(name), table, row })))
  }
  return named
}
