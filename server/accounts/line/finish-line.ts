import { authorizationCodeGrant } from 'openid-client'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { consumeChallenge } from '../sessions/challenges/consume-challenge.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { isBeforeFactor } from '../sessions/factors/is-before-factor.ts'
import { requestLine } from './request-line.ts'
import { lineClient } from './line-client.ts'
import { lineReturnUrl } from './line-return-url.ts'
import { signInWithLine } from './sign-in-with-line.ts'
import { notifySignInAdded } from '../sessions/ways/notify-sign-in-added.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { lockViewer } from '../sessions/lock-viewer.ts'

/** Comes back from LINE. Without a question that this browser was asked, and the state that went with it, nothing happens at all. */
export async function finishLine(context: RequestContext, query: string) {
  const client = await requestLine(lineClient)
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db } = context
  const viewer = context.viewer?.area === 'candidate' && !isBeforeFactor(context.viewer) ? context.viewer : undefined
  const state = new URLSearchParams(query).get('state') ?? fail('LINE_REFUSED')
  const { secret, account_id } = (await consumeChallenge(context, 'line', { state })) ?? fail('LINE_REFUSED')
  if (account_id && account_id !== viewer?.id) fail('LINE_REFUSED')

  const tokens = await requestLine(() =>
    authorizationCodeGrant(client, new URL(`${lineReturnUrl()}?${new URLSearchParams(query)}`), {
      expectedState: state,
      expectedNonce: secret.nonce ?? '',
      pkceCodeVerifier: secret.verifier ?? '',
      idTokenExpected: true,
    }),
  )
  const line_user_id = tokens.claims()?.sub ?? fail('LINE_REFUSED')
  const { needs_second_factor } = await db.transaction().execute(async (db) => {
    if (!account_id || !viewer) return signInWithLine({ ...context, db }, line_user_id)
    await linkLineUser({ ...context, db, viewer }, line_user_id)
    return { needs_second_factor: false }
  })
  return { outcome: account_id ? ('linked' as const) : ('signed_in' as const), next: secret.next || null, needs_second_factor }
}

/** Who at LINE may sign in from now on: one for each person, and each for one person only. */
async function linkLineUser(context: RequestContext & { viewer: CandidateViewer }, line_user_id: string) {
  const { db, viewer } = context
  // The person was away at LINE, and may have been signed out or have left meanwhile.
  if (!(await lockViewer(db, viewer))) fail('SIGN_IN_REQUIRED')
  const { numUpdatedRows } = await db
    .updateTable('candidate_users')
    .set({ line_user_id })
    .where('id', '=', viewer.id)
    .where('line_user_id', 'is distinct from', line_user_id)
    .executeTakeFirst()
    .catch(refuseTaken)
  if (numUpdatedRows) await notifySignInAdded(context, 'LINE')
}

function refuseTaken(error: unknown): never {
  if (typeof error === 'object' && error && 'constraint' in error && error.constraint === 'candidate_users_line_user_id_key') fail('LINE_TAKEN')
  throw error
}
