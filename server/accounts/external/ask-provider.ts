import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { ExternalProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { fail } from '#server/fail.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isRefusal } from '#server/problem.ts'
import { settings } from '#server/settings.ts'
import { poseChallenge } from '../sessions/challenges/pose-challenge.ts'
import { providerClient } from './provider-client.ts'

/** As it is entered at the provider. */
export const returnUrl = (provider: ExternalProvider) => `${settings.publicUrl}/sign_in/${provider}`

/** Asked is only who it is, and an address for a new account. */
const asked: Record<ExternalProvider, Record<string, string>> = {
  google: { scope: 'openid email' },
  // Apple gives an address only to those who let it post its answer.
  apple: { scope: 'openid email', response_mode: 'form_post' },
  github: { scope: 'user:email' },
}

/** Whatever goes wrong between a provider and us is one refusal for the person. What the provider said may quote what it was asked, and stays out of the log. */
export async function requestProvider<Answer>(provider: ExternalProvider, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (isRefusal(error)) throw error
    logger.warn({ provider, code: (error as { code?: unknown }).code }, 'the provider did not confirm')
    return fail('EXTERNAL_REFUSED')
  }
}

type Begun = { provider: ExternalProvider; next?: string | undefined; account_id?: string }

/** Where at the provider this browser goes on. `account_id`: for whom it is linked, written down now, so that another who signs in meanwhile gets nothing. */
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
