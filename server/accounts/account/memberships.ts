import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Person } from '#server/platform/viewers/viewer.ts'

/** The account whose address, password, passkeys and second factor open this one: its own id, or for a further membership the person's first (docs/decisions, memberships). */
export async function credentialsOf(db: Database, { area, id }: Person) {
  if (area !== 'company') return id
  const account = await db.selectFrom('accounts').select('principal_id').where('id', '=', id).executeTakeFirst()
  return account?.principal_id ?? id
}

/** Each account of a person: one, or of a member one in each of their companies. */
export const accountsOf = (db: Database, credentials_id: string) =>
  db
    .selectFrom('accounts')
    .select('accounts.id')
    .where((account) => account.or([account('accounts.id', '=', credentials_id), account('principal_id', '=', credentials_id)]))

/** Where a member who signs in goes: to the company they used last, unless it is suspended and another is not. */
export async function landingOf(db: Database, { area, id }: Person): Promise<Person> {
  if (area !== 'company') return { area, id }
  const landing = await db
    .selectFrom('company_users as members')
    .innerJoin('accounts', 'accounts.id', 'members.id')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select('members.id')
    .where('members.id', 'in', accountsOf(db, id))
    .orderBy(sql`state = 'suspended'`)
    .orderBy(sql`chosen_at desc nulls last`)
    .orderBy(sql`principal_id is not null`)
    .orderBy('members.id')
    .executeTakeFirst()
  return { area, id: landing?.id ?? id }
}

/** The next sign-in leads here. Written only for a person who has a choice. */
export const chooseMembership = (db: Database, { area, id }: Person, at: Date) =>
  area === 'company' &&
  db
    .updateTable('accounts')
    .set({ chosen_at: at.toISOString() })
    .where('id', '=', id)
    .where((account) =>
      account.or([
        account('principal_id', 'is not', null),
        account.exists(account.selectFrom('accounts as others').select('others.id').where('others.principal_id', '=', id)),
      ]),
    )
    .execute()
