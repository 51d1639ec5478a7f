import type { RequestContext } from '../../api.ts'
import { askToSetUp } from '../../second-factors/ask-to-set-up.ts'
import type { CompanyViewer } from '../../sessions/viewer.ts'
import { beginPasskey } from '../begin-passkey.ts'

export function beginMemberPasskey(context: RequestContext & { viewer: CompanyViewer }) {
  askToSetUp(context)
  return beginPasskey(context)
}
