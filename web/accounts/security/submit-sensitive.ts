import { data, redirect } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext, confirmingContext } from '#web/platform/api/page-context.ts'
import { jsonIn } from '../passkeys/json-in.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

/**
 * Like `submitForm`, for actions that may ask for the password again. The page then shows the question with everything that the user entered (`ConfirmHere`). The answer comes here
 * first: with the right password, or a passkey, the browser sends the same form again (307), under the session's new secret, and the action continues.
 */
export async function submitSensitive(...[args, save]: Parameters<typeof submitForm>) {
  const { request, url, context } = args
  const {
    values: { form, confirm_password, confirm_proof, ...values },
    intent,
  } = await readForm(request.clone())
  const isAnswer = typeof confirm_password === 'string' || typeof confirm_proof === 'string'
  if (!isAnswer || url.searchParams.has('confirmed')) {
    const result = await submitForm(args, save)
    const refused = 'data' in result ? (result.data as FormResult) : result
    if (refused.saved === false && refused.refusal.code === 'CONFIRMATION_REQUIRED') context.set(confirmingContext, true)
    return result
  }
  try {
    const { sessions } = context.get(apiContext)
    if (typeof confirm_password === 'string') await sessions.confirm({ password: confirm_password })
    else await sessions.passkey.confirm({ proof: jsonIn(confirm_proof) })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    context.set(confirmingContext, true)
    const asked = { code: 'CONFIRMATION_REQUIRED', sentence: refusal.sentence, issues: { confirm_password: refusal.issues.password ?? refusal.sentence } }
    return data({ saved: false, refusal: asked, values, form, intent } satisfies FormResult as FormResult, 400)
  }
  const params = new URLSearchParams(url.search)
  params.set('confirmed', '1')
  return redirect(`${url.pathname}?${params}`, 307) as never
}
