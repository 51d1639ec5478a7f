import { addAccount } from '../../account/accounts.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { notifyOperators } from '../second/notify-operators.ts'
import { tieOperators } from '../second/tie-operators.ts'
import { sendOperatorLink } from '../operator-links.ts'

type Given = { email: string; name: string; role: OperatorRole; asked_by: string }

/** They have no password until they follow their link, and can do nothing until they have set up a second factor. */
export async function createOperatorAccount(context: OperatorContext, { email, name, role, asked_by }: Given) {
  const { db, now, viewer } = context
  const at = now().toISOString()
  const id = (await addAccount(db, 'operator', { email, email_verified_at: at })) ?? fail('OPERATOR_EXISTS')
  await db.insertInto('operator_users').values({ id, name, role, created_at: at, updated_at: at, settled_at: at }).execute()
  await tieOperators(context, { id, by: asked_by, kind: 'created' })
  await sendOperatorLink(db, now(), { id, email })
  await recordAct(context, { act: 'create_operator', subject_kind: 'operator', subject_id: id, detail: { role, asked_by } })
  await notifyOperators(db, now(), { what: '運営のメンバーが加わりました。', whom: name, by: viewer.name })
  return id
}
