import { addAccount } from '#server/accounts/account/accounts.ts'
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
