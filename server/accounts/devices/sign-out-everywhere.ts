import type { Database } from '#server/platform/database/connect.ts'
import { ofArea, type Person } from '#server/platform/viewers/of-area.ts'

/** Ends every session of somebody, and the links that wait in their mailbox. Returns how many sessions ended. */
export async function signOutEverywhere(db: Database, { area, id }: Person) {
  const { own } = ofArea[area]
  const ended = await db.deleteFrom('sessions').where(own, '=', id).executeTakeFirst()
  await db.deleteFrom('email_tokens').where(own, '=', id).execute()
  return Number(ended.numDeletedRows)
}
