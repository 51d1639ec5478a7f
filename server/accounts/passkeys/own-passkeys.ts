import { fail } from '#server/fail.ts'
import { credentialsOf } from '../account/memberships.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { deleteDeviceFactor, notifyFactorChanged } from '../second-factors/factor-changes.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { requireWayIn } from '../sessions/ways/sign-in-ways.ts'

export async function listPasskeys({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: Viewer }) {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', await credentialsOf(db, viewer))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return { passkeys, is_available: Boolean(relyingParty()) }
}

type Context = Pick<RequestContext, 'db'> & { viewer: Viewer }

export async function renamePasskey({ db, viewer }: Context, { passkey_id, name }: { passkey_id: string; name: string }) {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkey_id)
    .where('account_id', '=', await credentialsOf(db, viewer))
    .returning('id')
    .executeTakeFirst()
  if (!renamed) fail('NOT_FOUND')
  return { success: true }
}

/** From now on it opens nothing here; on the device it stays until its owner deletes it there. It may be the only second factor there is: that is not given up at a screen left open. */
export async function removePasskey(context: RequestContext & { viewer: Viewer }, passkey_id: string) {
  requireReauthentication(context)
  const { db, viewer } = context
  const removed = await db
    .deleteFrom('passkeys')
    .where('id', '=', passkey_id)
    .where('account_id', '=', await credentialsOf(db, viewer))
    .returning('id')
    .executeTakeFirst()
  if (!removed) fail('NOT_FOUND')
  // Members and operators always have a password.
  if (viewer.area === 'candidate') await requireWayIn(db, viewer.id)
  await askNoMore(context)
  await deleteDeviceFactor(context)
  await notifyFactorChanged(context, 'パスキーが1つ削除されました。')
  return { success: true }
}

/** Nobody is asked for a passkey who has none. */
const askNoMore = ({ db, viewer: { id } }: RequestContext & { viewer: Viewer }) =>
  db
    .updateTable('accounts')
    .set({ passkey_factor_at: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('passkeys').select('id').where('account_id', '=', id))))
    .execute()
