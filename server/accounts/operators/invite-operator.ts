import { refuseWithoutMail } from '../links/refuse-without-mail.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { lockOperator } from './lock-operator.ts'
import { notifyOperators } from './second/notify-operators.ts'
import { tieOperators } from './second/tie-operators.ts'
import { sendOperatorLink } from './operator-links.ts'

/** A new link to choose a password; the one before is worth nothing. For somebody who has one already, that is a reset. */
export async function inviteOperator(context: OperatorContext, id: string) {
  refuseWithoutMail()
  const { db, now, viewer } = context
  const { member } = await lockOperator(db, id)
  await sendOperatorLink(db, now(), member)
  if (member.password_hash) await tieOperators(context, { id, by: viewer.id, kind: 'reset' })
  await recordAct(context, { act: 'invite_operator', subject_kind: 'operator', subject_id: id })
  await notifyOperators(db, now(), { what: '運営のメンバーに、パスワードを決めるリンクが送られました。', whom: member.name, by: viewer.name })
  return { success: true }
}
