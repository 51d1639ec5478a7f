import type { CompanySignUp } from '#contract/companies/registration/company-registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { publicCompanies } from '../directory/public-companies.ts'
import { claimCompany } from '../claims/claim-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { addMember } from '../members/add-member.ts'
import { takePendingSignUp } from '#server/accounts/pending-sign-ups/take-pending-sign-up.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { addCompany } from './add-company.ts'
import { askAdminsToInvite } from './ask-admins-to-invite.ts'

/**
 * Makes the company and its first admin. Where the company is here already, its admins are asked to invite, or, where it has none, the operators
 * decide about a claim: nobody makes a twin, or comes in uninvited.
 */
export async function verifyCompanySignUp(context: RequestContext, opened: { token: string; password?: string | undefined }) {
  const { db } = context
  const { email, password_hash, told } = await takePendingSignUp<Omit<CompanySignUp, 'email' | 'password'>>(context, 'pending_company_sign_ups', opened)
  const company = (await unclaimedCompany(db, told.company_id)) ?? (await addCompany(context, { ...told, email }))
  if (!company.isNew) {
    const asked = await askAdminsToInvite(db, company.id, { name: told.name, email })
    return { outcome: asked > 0 ? ('asked' as const) : await claimCompany(context, company.id, { ...told, email, password_hash }) }
  }
  const { name, consents } = told
  const id = await addMember(context, { company_id: company.id, name, email, password_hash, role: 'admin', consents })
  // The address became somebody's since the mail was sent.
  if (!id) fail('LINK_INVALID')
  await startSession(context, { area: 'company', id })
  return { outcome: 'pending' as const }
}

/** The company from whose page they came, unless its people came meanwhile. */
async function unclaimedCompany(db: Database, id: number | undefined) {
  if (id === undefined) return
  const found = await publicCompanies(db).select('id').where('id', '=', id).where('is_unclaimed', '=', true).executeTakeFirst()
  return found && { ...found, isNew: false }
}
