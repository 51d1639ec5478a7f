import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'

type Kind = 'backup' | 'drill'
type Good = { name: string; place: string; bytes: number; seconds: number; is_encrypted: boolean }

/** Records what became of a try, for the operators' page: a failure leaves what is known of the last good one. */
export async function recordResult(url: string, kind: Kind, now: Date, result: Good | { failure: string }) {
  const at = now.toISOString()
  const row = 'failure' in result ? { tried_at: at, ...result } : { tried_at: at, failure: '', succeeded_at: at, ...result }
  const db = connect(url)
  try {
    await db
      .insertInto('backup_results')
      .values({ kind, ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute()
  } finally {
    await db.destroy()
  }
}

/** What an operator reads of a failure; one that nobody foresaw stands in the log. */
export const failureText = (error: unknown) => (error instanceof CannotStart ? error.message : '予期しない失敗です。ログを見てください。')

type ArchiveKind = 'wal' | 'base' | 'point_drill'

/** As above, of the archive of the embedded server. `at`: for which moment it speaks, where that is another one. */
export async function recordArchive(
  db: Database,
  kind: ArchiveKind,
  now: Date,
  result: (Partial<Good> & { at?: Date; reaches_from?: string }) | { failure: string },
) {
  const tried_at = now.toISOString()
  const { at, ...rest } = 'failure' in result ? { ...result, at: undefined } : { ...result, failure: '' }
  const row = { tried_at, ...rest, ...('failure' in result ? {} : { succeeded_at: (at ?? now).toISOString() }) }
  await db
    .insertInto('archive_results')
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute()
}

export const archiveResults = (db: Database) => db.selectFrom('archive_results').selectAll().execute()

/** The rows of both kinds, for the operators' page. */
export const backupResults = (db: Database) => db.selectFrom('backup_results').selectAll().execute()
