import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { IdentityProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { fail } from '#server/fail.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isRefusal } from '#server/problem.ts'
import { settings } from '#server/settings.ts'
import { poseChallenge } from '../sessions/challenges/pose-challenge.ts'
import { providerClient } from './provider-client.ts'

/** As it is entered at the provider. */
export const returnUrl = (provider: IdentityProvider) => settings.publicUrl + (provider === 'line' ? '/line/callback' : `/sign_in/${provider}`)

/** We ask only who it is, and for an address of a new account; LINE is not asked for one. */
const asked: Record<IdentityProvider, Record<string, string>> = {
  google: { scope: 'openid email' },
  // Apple gives an address only to those who let it post its answer.
  apple: { scope: 'openid email', response_mode: 'form_post' },
  github: { scope: 'user:email' },
  line: { scope: 'openid' },
}

/** Whatever goes wrong between a provider and us is one refusal for the person. What the provider said may quote what it was asked, and stays out of the log. */
export async function requestProvider<Answer>(provider: IdentityProvider, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (isRefusal(error)) throw error
    logger.warn({ provider, code: (error as { code?: unknown }).code }, 'the provider did not confirm')
    return refuse(provider)
  }
}

export const refuse = (provider: IdentityProvider) => fail(provider === 'line' ? 'LINE_REFUSED' : 'EXTERNAL_REFUSED')

type Begun = { provider: IdentityProvider; next?: string | undefined; account_id?: string }

/** Gives the provider's page for this browser. `account_id`: who links; it is stored now, so that somebody else who signs in before the return gets nothing. */
export async function beginExternal(context: RequestContext, { provider, next = '', account_id }: Begun) {
  const client = await requestProvider(provider, () => providerClient(provider))
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const secret = { provider, state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), next }
  await poseChallenge(context, { kind: 'external', secret, account_id })
  const url = buildAuthorizationUrl(client, {
    redirect_uri: returnUrl(provider),
    ...asked[provider],
    state: secret.state,
    ...(provider === 'github' ? {} : { nonce: secret.nonce }),
    code_challenge: await calculatePKCECodeChallenge(secret.verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href }
}
