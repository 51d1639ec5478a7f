import type { NewPasskey } from '#contract/accounts/sign-in/passkeys.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordOwnAct } from '#server/platform/audit/record-own-act.ts'
import { askToSetUp } from '../../second-factors/ask-to-set-up.ts'
import type { Staff } from '#server/platform/viewers/viewer.ts'
import { startSession } from '../../sessions/start-session.ts'
import { addPasskey } from '../add-passkey.ts'

/** A passkey is a second factor; whoever has just made one has shown it. */
export async function addMemberPasskey(context: RequestContext & { viewer: Staff }, answered: NewPasskey) {
  askToSetUp(context)
  const added = await addPasskey(context, answered)
  await recordOwnAct(context, context.viewer, { act: 'change_own_account', detail: { what: 'パスキーを加えました。' } })
  await startSession(context, context.viewer, { second_factor_at: context.now().toISOString() })
  return added
}
