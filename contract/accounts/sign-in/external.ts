import { z } from 'zod'
import { currentConsent } from '#contract/accounts/consents/current-consent.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { beforeFactor, forAnyone, forCandidate } from '#contract/platform/procedure.ts'
import { OwnPath } from '#contract/platform/text/own-path.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { Email } from './credentials.ts'
import { externalNames, identityNames } from './external-providers.ts'
import { NeedsSecondFactor } from './sessions.ts'

const { SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE, SWITCHED_OFF } = errors
const { EXTERNAL_UNAVAILABLE, EXTERNAL_REFUSED, EXTERNAL_TAKEN, EXTERNAL_EXPIRED, ADDRESS_REGISTERED, LAST_WAY_IN } = errors

const tags = ['external']
const Provider = z.enum(externalNames).meta({ description: 'ログインに使うサービス（google・apple・github）。', example: 'google' })
const Onwards = z.object({ url: z.url().meta({ example: 'https://accounts.google.com/o/oauth2/v2/auth?response_type=code&client_id=1234567890' }) })
const Next = z.string().nullable().meta({ example: '/job_offer/apply?id=112&company_id=146' })

export const externalSessions = {
  begin: forAnyone
    .meta(beforeFactor)
    .route({ method: 'POST', path: '/sessions/external/{provider}/challenges/', summary: 'ほかのサービスでのログイン・登録を始める', tags })
    .input(z.strictObject({ provider: Provider, next: OwnPath }))
    .output(Onwards)
    .errors({ EXTERNAL_UNAVAILABLE, EXTERNAL_REFUSED, TOO_MANY_REQUESTS }),
  /** Takes the query that the provider led back with. Signs in, links, or remembers who came for half an hour in this browser (`new`), as was begun in it within five minutes. */
  finish: forAnyone
    .meta(beforeFactor)
    .route({ method: 'POST', path: '/sessions/external/{provider}/', summary: 'ほかのサービスから戻る', tags })
    .input(z.strictObject({ provider: Provider, query: z.string().max(8_000) }))
    .output(z.object({ outcome: z.enum(['signed_in', 'linked', 'new']), next: Next, needs_second_factor: NeedsSecondFactor }))
    .errors({ EXTERNAL_UNAVAILABLE, EXTERNAL_REFUSED, EXTERNAL_TAKEN, ADDRESS_REGISTERED, TOO_MANY_REQUESTS }),
  /** Who came in this browser and has no account yet. */
  newcomer: forAnyone
    .route({ method: 'GET', path: '/sessions/external/newcomer/', summary: 'ほかのサービスで確かめた、登録前の人を見る', tags })
    .output(
      z.object({
        provider: z.enum(identityNames),
        /** Confirmed by the provider. Null: it is asked for, and a mail confirms it. */
        email: z.string().nullable().meta({ example: 'chihiro@gmail.example' }),
        next: Next,
      }),
    )
    .errors({ EXTERNAL_EXPIRED }),
  /** Makes their account. With an address that the provider confirmed at once, else after a mail whose link is opened in this browser. */
  sign_up: forAnyone
    .route({ method: 'POST', path: '/sessions/external/newcomer/', summary: 'ほかのサービスで確かめた人を会員登録する', tags })
    .input(z.strictObject({ email: Email.optional(), is_16_or_older: z.boolean().default(false), consents: z.strictObject(currentConsent) }))
    .output(z.object({ outcome: z.enum(['signed_up', 'mail_sent']), next: Next }))
    .errors({ EXTERNAL_EXPIRED, EXTERNAL_TAKEN, ADDRESS_REGISTERED, SWITCHED_OFF, MAIL_UNAVAILABLE, TOO_MANY_REQUESTS }),
}

export const identities = {
  identities: {
    /** The services of this site, and which of them open this account. */
    list: forCandidate
      .route({ method: 'GET', path: '/candidate_users/identities/', summary: 'ログインに使えるほかのサービスを見る', tags })
      .output(
        z.object({
          identities: z.array(z.object({ provider: Provider, linked_at: Timestamp.nullable(), last_used_at: Timestamp.nullable(), is_available: z.boolean() })),
        }),
      )
      .errors({ SIGN_IN_REQUIRED }),
    begin: forCandidate
      .route({ method: 'POST', path: '/candidate_users/identities/{provider}/challenges/', summary: 'ほかのサービスとの連携を始める', tags })
      .input(z.strictObject({ provider: Provider }))
      .output(Onwards)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, EXTERNAL_UNAVAILABLE, EXTERNAL_REFUSED, TOO_MANY_REQUESTS }),
    unlink: forCandidate
      .route({ method: 'DELETE', path: '/candidate_users/identities/{provider}/', summary: 'ほかのサービスとの連携を解除する', tags })
      .input(z.strictObject({ provider: Provider }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, LAST_WAY_IN }),
  },
}
