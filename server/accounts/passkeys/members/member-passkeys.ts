import type { RequestContext } from '#server/platform/request/request-context.ts'
import { requireSetUp } from '../../second-factors/factor-changes.ts'
import type { Staff } from '#server/platform/viewers/viewer.ts'
import { beginPasskey } from '../begin-passkey.ts'
import type { NewPasskey } from '#contract/accounts/sign-in/passkeys.ts'
import { recordOwnAct } from '#server/platform/audit/record-own-act.ts'
import { startSession } from '../../sessions/start-session.ts'
import { addPasskey } from '../add-passkey.ts'

export function beginMemberPasskey(context: RequestContext & { viewer: Staff }) {
  requireSetUp(context)
  return beginPasskey(context)
}

/** A passkey is a second factor; a member who has just made one has shown it. */
export async function addMemberPasskey(context: RequestContext & { viewer: Staff }, answered: NewPasskey) {
  requireSetUp(context)
  const added = await addPasskey(context, answered)
  await recordOwnAct(context, context.viewer, { act: 'change_own_account', detail: { what: 'パスキーを追加しました。' } })
  await startSession(context, context.viewer, { second_factor_at: context.now().toISOString() })
  return added
}
