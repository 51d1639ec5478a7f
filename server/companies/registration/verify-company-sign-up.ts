import type { CompanySignUp } from '#contract/companies/registration/company-registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { publicCompanies } from '../directory/public-companies.ts'
import { claimCompany } from '../claims/claim-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { addMember } from '../members/add-member.ts'
import { consumePendingSignUp } from '#server/accounts/pending-sign-ups/consume-pending-sign-up.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { ofArea } from '#server/platform/viewers/of-area.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { askToInvite } from '#server/platform/mail/texts/company/ask-to-invite.ts'
import { settings } from '#server/settings.ts'
import { sql } from 'kysely'
import { refuseForeignAddress } from './refuse-foreign-address.ts'
import { knownCompany } from './known-company.ts'

/**
 * Makes the company and its first admin. Where the company exists already, its admins are asked to invite, or, where it has none, the operators decide about a
 * claim: no visitor makes a second one, or joins uninvited.
 */
export async function verifyCompanySignUp(context: RequestContext, opened: { token: string; password?: string | undefined }) {
  const { db } = context
  const { email, password_hash, told } = await consumePendingSignUp<Omit<CompanySignUp, 'email' | 'password'>>(context, 'pending_company_sign_ups', opened)
  const company = (await unclaimedCompany(db, told.company_id)) ?? (await addCompany(context, { ...told, email }))
  if (!company.isNew) {
    const asked = await askAdminsToInvite(db, company.id, { name: told.name, email })
    return { outcome: asked > 0 ? ('asked' as const) : await claimCompany(context, company.id, { ...told, email, password_hash }) }
  }
  const { name, consents } = told
  const id = await addMember(context, { company_id: company.id, name, email, password_hash, role: 'admin', consents })
  // Another account got the address since the mail was sent.
  if (!id) fail('LINK_INVALID')
  await startSession(context, { area: 'company', id })
  return { outcome: 'pending' as const }
}

/** The company from whose page they came, unless it got members in between. */
async function unclaimedCompany(db: Database, id: number | undefined) {
  if (id === undefined) return
  const found = await publicCompanies(db).select('id').where('id', '=', id).where('is_unclaimed', '=', true).executeTakeFirst()
  return found && { ...found, isNew: false }
}

/** Notifies a company's admins of the visitors who asked to sign it up again, and counts them. */
async function askAdminsToInvite(db: Database, company_id: number, asker: { name: string; email: string }) {
  const admins = await db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .select(['accounts.id', 'email'])
    .where('company_id', '=', company_id)
    .where('role', '=', 'admin')
    .where('email_verified_at', 'is not', null)
    .execute()
  const members_link = `${settings.publicUrl}${ofArea.company.pages}/settings/members?${new URLSearchParams({ email: asker.email })}`
  for (const { id, email } of admins) await sendMail(db, { to: email, account_id: id, ...askToInvite({ ...asker, members_link }) })
  return admins.length
}

type Told = Pick<CompanySignUp, 'company_name' | 'corporate_number' | 'url'> & { email: string }

/** A new company that waits for its approval, or the one that is here already: a corporate number, or a domain, has one. */
async function addCompany({ db, language }: Pick<RequestContext, 'db' | 'language'>, { company_name, corporate_number, url, email }: Told) {
  const named = { corporate_number, domains: refuseForeignAddress({ url, email }, language) }
  // Of two visitors who come from one domain at this moment, the second waits here, and then finds the company of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company of ${named.domains[0]}`}, 0))`.execute(db)
  const known = await knownCompany(db, named)
  if (known) return { ...known, isNew: false }
  const added = await db
    .insertInto('companies')
    .values({ name: company_name, corporate_number, url, state: 'pending' })
    .onConflict((conflict) => conflict.column('corporate_number').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
  return added ? { ...added, isNew: true } : { ...(await knownCompany(db, named))!, isNew: false }
}
