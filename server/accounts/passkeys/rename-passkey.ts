import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

type Context = Pick<RequestContext, 'db'> & { viewer: Viewer }

export async function renamePasskey({ db, viewer }: Context, { passkey_id, name }: { passkey_id: string; name: string }) {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkey_id)
    .where('account_id', '=', viewer.id)
    .returning('id')
    .executeTakeFirst()
  if (!renamed) fail('NOT_FOUND')
  return { success: true }
}
