import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { askToSetUp } from './ask-to-set-up.ts'
import { newTotpSecret, totpOf } from './totp-of.ts'

/** A secret for an app. Until a code of it is confirmed, asking again gives the same one: the page may be loaded anew. */
export async function beginTotp(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  askToSetUp(context)
  const { db, viewer } = context
  const own = await db.selectFrom('accounts').select(['email', 'totp_secret_sealed', 'totp_confirmed_at']).where('id', '=', viewer.id).executeTakeFirstOrThrow()
  if (own.totp_confirmed_at) fail('SECOND_FACTOR_SET')
  const secret = open(own.totp_secret_sealed) ?? newTotpSecret()
  if (!own.totp_secret_sealed)
    await db
      .updateTable('accounts')
      .set({ totp_secret_sealed: seal(secret) })
      .where('id', '=', viewer.id)
      .execute()
  return { secret, uri: totpOf(secret, own.email).uri }
}
