import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { askConfirmed } from '../sessions/ask-confirmed.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { forgetShownFactor } from './forget-shown-factor.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'

/** Whose role needs a factor and has none left sets one up before anything else, in each of their sessions. */
export async function removeTotp(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  askConfirmed(context)
  const { db, viewer } = context
  const removed = await db
    .updateTable('accounts')
    .set({ totp_secret_sealed: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', viewer.id)
    .where('totp_confirmed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!removed) fail('NOT_FOUND')
  await forgetShownFactor(context)
  await tellFactorChanged(context, '二段階認証の認証アプリが外されました。')
  return { success: true }
}
