import { addAccount, accountWith, lockAccounts } from '#server/accounts/account/accounts.ts'
import { accountsOf } from '#server/accounts/account/memberships.ts'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

type New = {
  company_id: number
  name: string
  email: string
  password_hash: string
  role: CompanyRole
  consents: { terms: string; privacy: string }
}

/** A member whose address is proved. Nobody when somebody else has this address already. */
export async function addMember({ db, now }: Pick<RequestContext, 'db' | 'now'>, { email, password_hash, consents: { terms, privacy }, ...member }: New) {
  const at = now().toISOString()
  const agreed = { terms_version: terms, privacy_version: privacy, agreed_at: at }
  const id = await addAccount(db, 'company', { email, email_verified_at: at, password_hash })
  if (!id) return
  await db
    .insertInto('company_users')
    .values({ ...member, ...agreed, id, created_at: at, updated_at: at })
    .execute()
  return id
}

type Further = Omit<New, 'email' | 'password_hash'> & { credentials_id: string }

/** A further membership of somebody who signs in already. Nobody when they belong to the company: of two who ask at once, the second waits and finds the first. */
export async function addMembership({ db, now }: Pick<RequestContext, 'db' | 'now'>, { credentials_id, consents: { terms, privacy }, ...member }: Further) {
  await lockAccounts(db, [credentials_id])
  if (await membershipIn(db, credentials_id, member.company_id)) return
  const at = now().toISOString()
  const { id } = await db
    .insertInto('accounts')
    .columns(['kind', 'principal_id', 'email', 'language', 'is_demo'])
    .expression((from) => from.selectFrom('accounts').select(['kind', 'id', 'email', 'language', 'is_demo']).where('id', '=', credentials_id))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('company_users')
    .values({ ...member, terms_version: terms, privacy_version: privacy, agreed_at: at, id, created_at: at, updated_at: at })
    .execute()
  return id
}

/** For somebody whose address is proved: an account, or where the address signs in already, a further membership of that person. */
export async function addProvedMember(context: Pick<RequestContext, 'db' | 'now'>, { email, password_hash, ...member }: New) {
  const known = await accountWith(context.db, 'company', email).select('id').executeTakeFirst()
  if (known) return { credentials_id: known.id, id: await addMembership(context, { ...member, credentials_id: known.id }) }
  return { credentials_id: undefined, id: await addMember(context, { ...member, email, password_hash }) }
}

/** The person's membership in a company. */
export const membershipIn = (db: RequestContext['db'], credentials_id: string, company_id: number) =>
  db.selectFrom('company_users').select('id').where('company_id', '=', company_id).where('id', 'in', accountsOf(db, credentials_id)).executeTakeFirst()
