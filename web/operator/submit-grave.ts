import { redirect } from 'react-router'
import { submitForm } from '#web/forms/submit-form.ts'
import type { FormResult } from '#web/forms/form-result.ts'

/** As `submitForm`; what asks for the password once more leads there and back. What was typed waits in this tab (useKeptInput). */
export async function submitGrave(...[args, save]: Parameters<typeof submitForm>) {
  const result = await submitForm(args, save)
  const refused = 'data' in result ? (result.data as FormResult) : result
  const isAsked = refused.saved === false && refused.refusal.code === 'CONFIRMATION_REQUIRED'
  return isAsked ? redirect(`/operator/confirm?${new URLSearchParams({ next: args.url.pathname + args.url.search })}`, 303) : result
}
