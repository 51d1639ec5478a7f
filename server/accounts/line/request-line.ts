import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { fail } from '#server/fail.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { isRefusal } from '#server/problem.ts'
import { settings } from '#server/settings.ts'
import { poseChallenge } from '../sessions/challenges/pose-challenge.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { notifySignInRemoved, requireWayIn } from '../sessions/ways/sign-in-ways.ts'
import { lineClient } from './line-client.ts'

/** Whatever goes wrong between LINE and us is one refusal for the person. What LINE said may quote what it was asked, and stays out of the log. */
export async function requestLine<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (isRefusal(error)) throw error
    logger.warn({ code: (error as { code?: unknown }).code }, 'LINE did not confirm')
    return fail('LINE_REFUSED')
  }
}

/** As it is entered at LINE, in the channel's settings. */
export const lineReturnUrl = () => `${settings.publicUrl}/line/callback`

export async function unlinkLine(context: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }) {
  const { db, viewer } = context
  const { numUpdatedRows } = await db
    .updateTable('candidate_users')
    .set({ line_user_id: null })
    .where('id', '=', viewer.id)
    .where('line_user_id', 'is not', null)
    .executeTakeFirst()
  if (!numUpdatedRows) return { success: true }
  await requireWayIn(db, viewer.id)
  await notifySignInRemoved(context, 'LINE')
  return { success: true }
}

/** Begins linking. Who it is for is written down now: another who signs in meanwhile in this browser gets nothing. */
export async function linkLine(context: RequestContext & { viewer: CandidateViewer }) {
  requireReauthentication(context)
  return beginLine(context, { account_id: context.viewer.id })
}

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
