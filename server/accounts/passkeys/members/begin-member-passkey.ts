import type { RequestContext } from '#server/platform/request/request-context.ts'
import { askToSetUp } from '../../second-factors/ask-to-set-up.ts'
import type { Staff } from '#server/platform/viewers/viewer.ts'
import { beginPasskey } from '../begin-passkey.ts'

export function beginMemberPasskey(context: RequestContext & { viewer: Staff }) {
  askToSetUp(context)
  return beginPasskey(context)
}
