import type { OperatorRole } from '#contract/operator-roles.ts'
import { refuseWithoutMail } from '../accounts/links/refuse-without-mail.ts'
import type { RequestContext } from '../api.ts'
import { recordAct } from '../audit/record-act.ts'
import { fail } from '../fail.ts'
import type { OperatorViewer } from '../sessions/viewer.ts'
import { sendOperatorLink } from './send-operator-link.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }

/** They have no password until they follow their link, and can do nothing until they have set up a second factor. */
export async function addOperator(context: Context, { email, name, role }: { email: string; name: string; role: OperatorRole }) {
  refuseWithoutMail()
  const { db, now } = context
  const at = now().toISOString()
  const added = await db
    .insertInto('operator_users')
    .values({ email, name, role, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!added) fail('OPERATOR_EXISTS')
  await sendOperatorLink(db, now(), added)
  await recordAct(context, { act: 'create_operator', subject_kind: 'operator', subject_id: added.id, detail: { role } })
  return { id: added.id }
}
