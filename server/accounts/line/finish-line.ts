import { authorizationCodeGrant } from 'openid-client'
import { fail } from '#server/fail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { saveNewcomer } from '../external/pending-newcomer.ts'
import { consumeChallenge } from '../sessions/challenges/consume-challenge.ts'
import { isBeforeFactor } from '../sessions/factors/has-factor.ts'
import { lockViewer } from '../sessions/viewer/lock-viewer.ts'
import { startSession } from '../sessions/start-session.ts'
import { logTry } from '../sessions/tries/log-try.ts'
import { notifySignInAdded } from '../sessions/ways/sign-in-ways.ts'
import { lineClient } from './line-client.ts'
import { lineReturnUrl, requestLine } from './request-line.ts'

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
  const { outcome, needs_second_factor } = await db.transaction().execute(async (db) => {
    if (account_id && viewer) {
      await linkLineUser({ ...context, db, viewer }, line_user_id)
      return { outcome: 'linked' as const, needs_second_factor: false }
    }
    const known = await signInWithLine({ ...context, db }, line_user_id)
    if (known) return { outcome: 'signed_in' as const, ...known }
    await saveNewcomer({ ...context, db }, { provider: 'line', subject: line_user_id, email: null, next: secret.next ?? '' })
    return { outcome: 'new' as const, needs_second_factor: false }
  })
  return { outcome, next: secret.next || null, needs_second_factor }
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

/** The LINE account with which somebody signed up. */
export const linkNewLineUser = ({ db }: Pick<RequestContext, 'db'>, id: string, line_user_id: string) =>
  db.updateTable('candidate_users').set({ line_user_id }).where('id', '=', id).execute().catch(refuseTaken)

function refuseTaken(error: unknown): never {
  if (typeof error === 'object' && error && 'constraint' in error && error.constraint === 'candidate_users_line_user_id_key') fail('LINE_TAKEN')
  throw error
}

/** Only what was linked opens anything: an address that LINE may know is never asked for. */
export async function signInWithLine(context: RequestContext, line_user_id: string) {
  const linked = await context.db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select('accounts.id')
    .where('line_user_id', '=', line_user_id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  logTry(context, { act: 'line', outcome: linked ? 'passed' : 'refused', area: 'candidate', id: linked?.id })
  return linked && startSession(context, { area: 'candidate', id: linked.id }, { isArrival: true })
}
