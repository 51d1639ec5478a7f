import { accountsOf, credentialsOf } from '../account/memberships.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Person } from '#server/platform/viewers/viewer.ts'

/** Ends every session of somebody, in each of their companies, the links that wait in their mailbox, and those by which a calendar reads their meetings. Returns how many sessions ended. */
export async function signOutEverywhere(db: Database, person: Person) {
  const id = await credentialsOf(db, person)
  const ended = await db.deleteFrom('sessions').where('account_id', 'in', accountsOf(db, id)).executeTakeFirst()
  await db.deleteFrom('email_tokens').where('account_id', '=', id).execute()
  await db.deleteFrom('meeting_feeds').where('company_user_id', 'in', accountsOf(db, id)).execute()
  return Number(ended.numDeletedRows)
}
