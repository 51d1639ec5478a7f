import { sql } from 'kysely'
import { ofArea, type Person } from '#server/platform/viewers/of-area.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Whether a row of `people` has a second factor. A candidate's passkey is one only where they wanted it: for them it is first of all a way to sign in. */
export const factorStands = {
  candidate: sql<boolean>`(people.totp_confirmed_at is not null or people.passkey_factor_at is not null)`,
  company: sql<boolean>`(people.totp_confirmed_at is not null or exists (select from passkeys where passkeys.company_user_id = people.id))`,
  operator: sql<boolean>`(people.totp_confirmed_at is not null or exists (select from passkeys where passkeys.operator_user_id = people.id))`,
}

/** Whether somebody shows a second factor when they sign in. */
export async function hasFactor(db: Database, { area, id }: Person) {
  const { rows } = await sql<{ has: boolean }>`select ${factorStands[area]} as has from ${sql.table(ofArea[area].people)} as people where id = ${id}`.execute(
    db,
  )
  return rows[0]?.has === true
}
