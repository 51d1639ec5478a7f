import type { Database } from '#server/platform/database/connect.ts'
import type { CompanySignUp } from '#contract/companies/registration/company-registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { claimReceived } from '#server/platform/mail/texts/company/claim-received.ts'
import { claimWaiting } from '#server/platform/mail/texts/operator/claim-waiting.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { settings } from '#server/settings.ts'
import { evidenceOf } from './evidence-of.ts'
import { grantClaim } from './claims.ts'

type Told = Omit<CompanySignUp, 'password'> & { password_hash: string }

/** Stores the claim of a visitor who proved an address. Operators decide, unless the setting grants claims that agree in domain and number. */
export async function claimCompany(context: RequestContext, company_id: number, { email, name, consents, password_hash, ...told }: Told) {
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
  if (settings.claimAutomatically && isSure && company.is_unclaimed && company.state === 'active') {
    const { company_user_id } = await grantClaim(context, { id, is_automatic: true })
    if (company_user_id) {
      await startSession(context, { area: 'company', id: company_user_id })
      return 'granted' as const
    }
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
