import { authorizationCodeGrant } from 'openid-client'
import type { RequestContext } from '../api.ts'
import type { Database } from '../database/connect.ts'
import { fail } from '../fail.ts'
import { takeChallenge } from '../sessions/challenges/take-challenge.ts'
import { startSession } from '../sessions/start-session.ts'
import { takeTurn } from '../sessions/take-turn.ts'
import { askLine } from './ask-line.ts'
import { lineClient } from './line-client.ts'
import { lineReturnUrl } from './line-return-url.ts'

/** Comes back from LINE. Without a question that this browser was asked, and the state that went with it, nothing happens at all. */
export async function finishLine(context: RequestContext, query: string) {
  const client = await askLine(lineClient)
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  const { db, viewer } = context
  const state = new URLSearchParams(query).get('state') ?? fail('LINE_REFUSED')
  const { secret, candidate_user_id } = (await takeChallenge(context, 'line', { state })) ?? fail('LINE_REFUSED')
  if (candidate_user_id && candidate_user_id !== viewer?.id) fail('LINE_REFUSED')

  const tokens = await askLine(() =>
    authorizationCodeGrant(client, new URL(`${lineReturnUrl()}?${new URLSearchParams(query)}`), {
      expectedState: state,
      expectedNonce: secret.nonce ?? '',
      pkceCodeVerifier: secret.verifier ?? '',
      idTokenExpected: true,
    }),
  )
  const line_user_id = tokens.claims()?.sub ?? fail('LINE_REFUSED')
  if (candidate_user_id) await link(db, candidate_user_id, line_user_id)
  else await db.transaction().execute((db) => signIn({ ...context, db }, line_user_id))
  return { outcome: candidate_user_id ? ('linked' as const) : ('signed_in' as const), next: secret.next || null }
}

async function link(db: Database, id: string, line_user_id: string) {
  try {
    await db.updateTable('candidate_users').set({ line_user_id }).where('id', '=', id).execute()
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'candidate_users_line_user_id_key') fail('LINE_TAKEN')
    throw error
  }
}

/** Only what was linked opens anything: an address that LINE may know is never asked for. */
async function signIn(context: RequestContext, line_user_id: string) {
  const linked = await context.db
    .selectFrom('candidate_users')
    .select('id')
    .where('line_user_id', '=', line_user_id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  await startSession(context, (linked ?? fail('LINE_NOT_LINKED')).id)
}
