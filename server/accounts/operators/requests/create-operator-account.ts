import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { tellOperators } from '../second/tell-operators.ts'
import { tieOperators } from '../second/tie-operators.ts'
import { sendOperatorLink } from '../send-operator-link.ts'

type Given = { email: string; name: string; role: OperatorRole; asked_by: string }

/** They have no password until they follow their link, and can do nothing until they have set up a second factor. */
export async function createOperatorAccount(context: OperatorContext, { email, name, role, asked_by }: Given) {
  const { db, now, viewer } = context
  const at = now().toISOString()
  const added = await db
    .insertInto('operator_users')
    .values({ email, name, role, created_at: at, updated_at: at, settled_at: at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!added) fail('OPERATOR_EXISTS')
  await tieOperators(context, { id: added.id, by: asked_by, kind: 'created' })
  await sendOperatorLink(db, now(), added)
  await recordAct(context, { act: 'create_operator', subject_kind: 'operator', subject_id: added.id, detail: { role, asked_by } })
  await tellOperators(db, now(), { what: '運営のメンバーが加わりました。', whom: name, by: viewer.name })
  return added.id
}
