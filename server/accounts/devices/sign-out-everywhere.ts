import type { Database } from '#server/platform/database/connect.ts'

/** Ends every session of somebody, and the links that wait in their mailbox. Returns how many sessions ended. */
export async function signOutEverywhere(db: Database, account_id: string) {
  const ended = await db.deleteFrom('sessions').where('account_id', '=', account_id).executeTakeFirst()
  await db.deleteFrom('email_tokens').where('account_id', '=', account_id).execute()
  return Number(ended.numDeletedRows)
}
