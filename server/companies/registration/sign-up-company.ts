import { refuseSwitchedOff } from '#server/settings/refuse-switched-off.ts'
import { pages } from '#contract/platform/pages.ts'
import { accountWith } from '#server/accounts/account/accounts.ts'
import type { CompanySignUp } from '#contract/companies/registration/company-registrations.ts'
import { limitMails, refuseWithoutMail } from '#server/accounts/links/limit-mails.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { verifyCompany } from '#server/platform/mail/texts/company/member-mails.ts'
import { savePendingSignUp } from '#server/accounts/pending-sign-ups/save-pending-sign-up.ts'
import { settings } from '#server/settings.ts'
import { refuseForeignAddress } from './refuse-foreign-address.ts'

/**
 * Stores a company's sign-up until its link is opened. Only the mail shows whether the address has an account, which then gets one more company; the company is not looked up before the address
 * is proved.
 */
export async function signUpCompany(context: RequestContext, { email, password, ...told }: CompanySignUp) {
  const { db, language } = context
  refuseSwitchedOff('company_sign_up')
  refuseWithoutMail()
  refuseForeignAddress({ url: told.url, email }, language)
  refuseWeakPassword(password, { email, names: [told.name, told.company_name] }, language)
  await limitMails(context, email)

  const token = await savePendingSignUp(context, 'pending_company_sign_ups', { email, password, told })
  const known = await accountWith(db, 'company', email).select('id').executeTakeFirst()
  const text = verifyCompany({ link: settings.publicUrl + pages.companyVerify(token), company_name: told.company_name, isKnown: Boolean(known) })
  await sendMail(db, { to: email, account_id: known?.id, ...text })
  return { success: true }
}
