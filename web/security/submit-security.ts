import { redirect } from 'react-router'
import type { FormResult } from '#web/forms/form-result.ts'
import { submitForm } from '#web/forms/submit-form.ts'
import { accountOfPage } from './account-of-page.ts'

type Parameters = globalThis.Parameters<typeof submitForm>

/** As `submitForm`; what has to be confirmed first leads to where one does that, and back. */
export async function submitSecurity(args: Parameters[0], save: Parameters[1]) {
  const result = await submitForm(args, save)
  const refused = 'data' in result ? (result.data as FormResult) : result
  const isConfirmationAsked = refused.saved === false && refused.refusal.code === 'CONFIRMATION_REQUIRED'
  if (!isConfirmationAsked) return result
  return redirect(`${accountOfPage(args.url.pathname).confirm}?${new URLSearchParams({ next: args.url.pathname })}`, 303) as never
}
