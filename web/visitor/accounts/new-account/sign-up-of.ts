import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

type SignUpInput = Parameters<Api['registrations']['sign_up']>[0]

/** What the account's part of a form says. A box left empty sends nothing, so that nothing is agreed to by silence. */
export function signUpOf(values: Record<string, unknown>, next: string): SignUpInput {
  const ticked = (values.consents ?? {}) as Record<string, unknown>
  const agreed = Object.fromEntries(['terms', 'privacy', 'mail_magazine'].flatMap((name) => (textOf(ticked[name]) ? [[name, textOf(ticked[name])]] : [])))
  return {
    email: textOf(values.email),
    password: textOf(values.password),
    is_16_or_older: Boolean(textOf(values.is_16_or_older)),
    // The API says which of them is missing.
    consents: agreed as SignUpInput['consents'],
    referral_code: textOf(values.referral_code),
    source: textOf(values.source),
    next,
  }
}
