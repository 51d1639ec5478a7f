import { refuseWithoutMail } from '../accounts/links/refuse-without-mail.ts'
import type { RequestContext } from '../api.ts'
import { recordAct } from '../audit/record-act.ts'
import type { OperatorViewer } from '../sessions/viewer.ts'
import { holdOperator } from './hold-operator.ts'
import { sendOperatorLink } from './send-operator-link.ts'

/** A new link to choose a password; the one before is worth nothing. */
export async function inviteOperator(context: Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }, id: string) {
  refuseWithoutMail()
  const { member } = await holdOperator(context.db, id)
  await sendOperatorLink(context.db, context.now(), member)
  await recordAct(context, { act: 'invite_operator', subject_kind: 'operator', subject_id: id })
  return { success: true }
}
