import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

type SignUpInput = Parameters<Api['registrations']['sign_up']>[0]

/** The account's part of a form. An unticked box sends nothing, so that silence agrees to nothing. */
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
