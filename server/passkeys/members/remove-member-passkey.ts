import type { RequestContext } from '../../api.ts'
import { recordOwnAct } from '../../audit/record-own-act.ts'
import { forgetShownFactor } from '../../second-factors/forget-shown-factor.ts'
import { askConfirmed } from '../../sessions/ask-confirmed.ts'
import type { Staff } from '../../sessions/viewer.ts'
import { removePasskey } from '../remove-passkey.ts'

/** It may be the only second factor there is: that is not given up at a screen left open. */
export async function removeMemberPasskey(context: RequestContext & { viewer: Staff }, id: string) {
  askConfirmed(context)
  const removed = await removePasskey(context, id)
  await forgetShownFactor(context)
  await recordOwnAct(context, context.viewer, { act: 'change_own_account', detail: { what: 'パスキーを外しました。' } })
  return removed
}
