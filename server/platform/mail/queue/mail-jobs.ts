import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'

/** The worker's jobs that deliver these mails. */
export async function mailJobs(db: Database, mailIds: string[]) {
  const { rows } = await sql<{ id: number }>`select id from graphile_worker._private_jobs where payload->>'mail_id' = any(${mailIds})`.execute(db)
  return rows.map(({ id }) => id)
}

/** A mail's text and recipient, once they are deleted. */
export const forgotten = { to_address: null, subject: null, text: null, html: null, unsubscribe_url: null }
