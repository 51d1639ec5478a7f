import type { Database } from '#server/platform/database/connect.ts'
import type { Person } from '#server/platform/viewers/of-area.ts'

/** The account of this kind that has the address. One address may belong to an account of each kind, so that every lookup names the kind. */
export const accountWith = (db: Database, kind: Person['area'], email: string) =>
  db.selectFrom('accounts').where('accounts.kind', '=', kind).where('accounts.email_key', '=', email.toLowerCase())
