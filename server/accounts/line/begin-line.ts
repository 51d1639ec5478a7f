import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { poseChallenge } from '../sessions/challenges/pose-challenge.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { requestLine } from './request-line.ts'
import { lineClient } from './line-client.ts'
import { lineReturnUrl } from './line-return-url.ts'

/** Where at LINE this browser goes on. Asked is only who it is: no name, no picture, no address. */
export async function beginLine(context: RequestContext, { next = '', account_id }: { next?: string | undefined; account_id?: string }) {
  const client = await requestLine(lineClient)
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const secret = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), next }
  await poseChallenge(context, { kind: 'line', secret, account_id })
  const url = buildAuthorizationUrl(client, {
    redirect_uri: lineReturnUrl(),
    scope: 'openid',
    state: secret.state,
    nonce: secret.nonce,
    code_challenge: await calculatePKCECodeChallenge(secret.verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href }
}
