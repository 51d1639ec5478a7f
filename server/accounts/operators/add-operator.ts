import { accountWith } from '../account/account-with.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import { refuseWithoutMail } from '../links/refuse-without-mail.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { fail } from '#server/fail.ts'
import { requestSecondOperator } from './requests/request-second-operator.ts'
import { createOperatorAccount } from './requests/create-operator-account.ts'
import { needsConsent } from './second/needs-consent.ts'

/** A new operator: at once while there is only one who may change things, else when a second one agrees. */
export async function addOperator(context: OperatorContext, { email, name, role }: { email: string; name: string; role: OperatorRole }) {
  refuseWithoutMail()
  const { db, viewer } = context
  if (!(await needsConsent(db))) return { id: await createOperatorAccount(context, { email, name, role, asked_by: viewer.id }), is_waiting: false }
  const known = await accountWith(db, 'operator', email).select('id').executeTakeFirst()
  if (known) fail('OPERATOR_EXISTS')
  return { id: await requestSecondOperator(context, { kind: 'create', email, name, role }, name), is_waiting: true }
}
