import { isKnownToCompany } from '#server/accounts/outside-access/outside-access.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'

/** Open boards of the members who may read people from outside load again. */
export const publishOutsideOf = (db: Database, company_id: number) => publishLive(db, [{ company_id, kind: 'outside_changed' }])

/** The same, after a change of one of them. Of who did not confirm their address yet, the company is told nothing. */
export async function publishOutside(db: Database, id: string) {
  const known = await db
    .selectFrom('outside_candidates as outside')
    .select('company_id')
    .where('outside.id', '=', id)
    .where(isKnownToCompany)
    .executeTakeFirst()
  if (known) await publishOutsideOf(db, known.company_id)
}
