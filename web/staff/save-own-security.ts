import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { saveSecurity } from '#web/security/save-security.ts'

/** As `saveSecurity`, for members and operators, who have an authenticator app besides. */
export async function saveOwnSecurity(own: Api['company_users'] | Api['operators'], values: Record<string, unknown>, intent: string | null, account: string) {
  if (intent !== 'remove_totp') return saveSecurity(own, values, intent)
  await own.second_factor.remove_totp()
  // Asked for anew, also without scripts: whoever must have a second factor is led to set one up.
  return redirect(account, 303)
}
