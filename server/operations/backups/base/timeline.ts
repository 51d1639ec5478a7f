import { backupClient } from '../archive/backup-client.ts'

/** The first eight digits of the segments that are written now; each restore to a second begins another timeline. */
export async function timelineOf(superuserUrl: string) {
  const client = await backupClient(superuserUrl)
  try {
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name')
    return rows[0]!.name.slice(0, 8)
  } finally {
    await client.end()
  }
}
