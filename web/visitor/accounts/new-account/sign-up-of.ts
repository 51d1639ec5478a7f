import type { RouterContextProvider } from 'react-router'
import type { Api } from '#contract/index.ts'
import { agreedOf } from '#web/accounts/agreeing/agreed-of.ts'
import { intendedFollow } from '#web/jobs/follow/intended-follow.ts'
import { isSecure } from '#web/platform/api/page-context.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>
type SignUpInput = Parameters<Api['registrations']['sign_up']>[0]

/** What the ticked boxes agree to. An unticked one sends nothing, so that silence agrees to nothing: the API says which is missing. */
export function consentsOf(values: Values) {
  const mail_magazine = textOf((values.consents as Values | undefined)?.mail_magazine)
  return { ...(mail_magazine && { mail_magazine }), ...agreedOf(values)?.consents } as SignUpInput['consents']
}

/** The account's part of a form. One box says the age and both consents; an unticked one sends none of them. */
export function signUpOf(values: Values, next: string): SignUpInput {
  return {
    email: textOf(values.email),
    password: textOf(values.password),
    is_16_or_older: agreedOf(values)?.is_16_or_older ?? false,
    consents: consentsOf(values),
    referral_code: textOf(values.referral_code),
    source: textOf(values.source),
    next,
  }
}

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Where a sign-up leads, from its form or its address: a page of this site, and an act on a job only when this browser proves that the visitor pressed it. */
export const provedNextOf = ({ request, url, context }: Arguments, values: Values) =>
  intendedFollow.provedNext(request, textOf(values.next) || (url.searchParams.get('next') ?? ''), isSecure(context))
