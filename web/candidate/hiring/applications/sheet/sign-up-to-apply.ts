import { redirect, replace, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/index.ts'
import { isSecure, siteContext } from '#web/platform/api/page-context.ts'
import { beginElsewhere } from '#web/accounts/external/begin-elsewhere.ts'
import { jsonIn } from '#web/accounts/passkeys/json-in.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { signInPath } from '#web/platform/calls/sign-in-path.ts'
import { requireAgreed } from '#web/accounts/agreeing/agreed-of.ts'
import { firstMessage } from '#web/jobs/detail/apply/first-message.ts'
import { askedOf } from './load-apply.ts'

type Arguments = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/**
 * A visitor's forms: an address that gets a mail, or a way to sign in. All of them lead back to this application, in whichever browser the mail is opened,
 * and keep in this one what the visitor wrote to the company.
 */
export const signUpToApply = (args: Arguments) =>
  submitForm(args, async (api, values, intent) => {
    const params = new URLSearchParams(args.url.search)
    params.delete('mail')
    const way = await wayIn(args, api, values, intent, `${args.url.pathname}?${params}`)
    way.headers.append('Set-Cookie', firstMessage.keep(askedOf(args.url), textOf(values.message), isSecure(args.context)))
    return way
  })

/** Where a button of the sheet leads. */
async function wayIn({ context }: Arguments, api: Api, values: Record<string, unknown>, intent: string | null, next: string) {
  const elsewhere = await beginElsewhere(api, intent, next)
  if (elsewhere) return elsewhere
  if (intent === 'sign_in') return redirect(signInPath(next, context.get(siteContext).logout_url), 303)
  if (intent === 'passkey') {
    const entered = await api.sessions.passkey.create({ proof: jsonIn(values.proof) })
    return redirect(entered.needs_second_factor && entered.area === 'candidate' ? factorPath(next) : next, 303)
  }
  await api.registrations.sign_up({ email: textOf(values.email), ...requireAgreed(values), next })
  return replace(`${next}&mail=sent`, 303)
}
