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

/** The rows of both kinds, for the operators' page. */
export const backupResults = (db: Database) => db.selectFrom('backup_results').selectAll().execute()
