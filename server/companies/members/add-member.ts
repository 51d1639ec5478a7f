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

/** A member whose address is proved. Undefined when another account has this address already. */
export async function addMember({ db, now }: Pick<RequestContext, 'db' | 'now'>, { consents: { terms, privacy }, ...member }: New) {
  const at = now().toISOString()
  const agreed = { terms_version: terms, privacy_version: privacy, agreed_at: at }
  const added = await db
    .insertInto('company_users')
    .values({ ...member, ...agreed, email_verified_at: at, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}
