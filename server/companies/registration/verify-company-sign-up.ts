import { sql } from 'kysely'
import type { CompanySignUp } from '#contract/companies/registration/company-registrations.ts'
import { pages } from '#contract/platform/pages.ts'
import { consumePendingSignUp } from '#server/accounts/pending-sign-ups/consume-pending-sign-up.ts'
import { credentialsOf } from '#server/accounts/account/memberships.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { claimReceived } from '#server/platform/mail/texts/company/decision-mails.ts'
import { askToInvite } from '#server/platform/mail/texts/company/member-mails.ts'
import { claimWaiting } from '#server/platform/mail/texts/operator/operator-mails.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { grantClaim } from '../claims/claims.ts'
import { evidenceOf } from '../claims/evidence-of.ts'
import { publicCompanies } from '../directory/public-companies.ts'
import { addProvedMember } from '../members/add-member.ts'
import { moveSession } from '../members/memberships/switch-company.ts'
import { knownCompany } from './known-company.ts'
import { refuseForeignAddress } from './refuse-foreign-address.ts'

type Told = Omit<CompanySignUp, 'password'> & { password_hash: string }

/** Stores the claim of a visitor who proved an address. Operators decide, unless the setting grants claims that agree in domain and number. */
async function claimCompany(context: RequestContext, company_id: number, { email, name, consents, password_hash, ...told }: Told) {
  const { db, now } = context
  await lockCompany(db, company_id, 'alone')
  const company = await db
    .selectFrom('companies')
    .select(['name', 'state', 'corporate_number', 'is_unclaimed'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  const claim = {
    name,
    company_name: told.company_name,
    corporate_number: told.corporate_number,
    url: told.url,
    password_hash,
    terms_version: consents.terms,
    privacy_version: consents.privacy,
    asked_at: now().toISOString(),
  }
  const { id } = await db
    .insertInto('company_claims')
    .values({ company_id, email, ...claim })
    // Asking again replaces what waits.
    .onConflict((conflict) => conflict.columns(['company_id', 'email_key']).where('decision', 'is', null).doUpdateSet(claim))
    .returning('id')
    .executeTakeFirstOrThrow()
  const evidence = evidenceOf({ corporate_number: company.corporate_number, domains: await companyDomains(db, company_id) }, { ...told, email })
  const isSure = evidence.domain === 'match' && evidence.corporate_number === 'match'
  if (siteSettings().claimAutomatically && isSure && company.is_unclaimed && company.state === 'active') {
    const { company_user_id, credentials_id } = await grantClaim(context, { id, is_automatic: true })
    if (company_user_id) return (await enter(context, company_user_id, credentials_id)) ? ('granted' as const) : ('sign_in' as const)
  }
  await sendMail(db, { to: email, ...claimReceived({ company: company.name }) })
  const operators = await db
    .selectFrom('operator_users')
    .innerJoin('accounts', 'accounts.id', 'operator_users.id')
    .select(['accounts.id', 'email'])
    .where('role', '=', 'full')
    .orderBy('created_at')
    .orderBy('accounts.id')
    .execute()
  for (const operator of operators) await sendMail(db, { to: operator.email, account_id: operator.id, ...claimWaiting({ company: company.name }) })
  return 'claimed' as const
}

/** The domains under which a company is known, in each of their parts. */
const companyDomains = async (db: Database, company_id: number) =>
  (await db.selectFrom('company_keys').select('key').where('company_id', '=', company_id).where('kind', '=', 'domain').execute()).map(({ key }) => key)

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
  const { id, credentials_id } = await addProvedMember(context, { company_id: company.id, name, email, password_hash, role: 'admin', consents })
  // Another account got the address at this moment.
  if (!id) fail('LINK_INVALID')
  return { outcome: (await enter(context, id, credentials_id)) ? ('pending' as const) : ('sign_in' as const) }
}

/** Signs a new account in. A link in a mail does not open what a person's password opens: with a further membership they go on if they are signed in, or sign in first. */
async function enter(context: RequestContext, id: string, credentials_id: string | undefined) {
  const { db, viewer } = context
  if (!credentials_id) await startSession(context, { area: 'company', id })
  else if (viewer?.area === 'company' && (await credentialsOf(db, viewer)) === credentials_id) await moveSession({ ...context, viewer }, id)
  else return false
  return true
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
  const members_link = settings.publicUrl + pages.companyMembers(asker.email)
  for (const { id, email } of admins) await sendMail(db, { to: email, account_id: id, ...askToInvite({ ...asker, members_link }) })
  return admins.length
}

type VerifyCompanySignUpTold = Pick<CompanySignUp, 'company_name' | 'corporate_number' | 'url'> & { email: string }

/** A new company that waits for its approval, or the one that is here already: a corporate number, or a domain, has one. */
async function addCompany({ db, language }: Pick<RequestContext, 'db' | 'language'>, { company_name, corporate_number, url, email }: VerifyCompanySignUpTold) {
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
