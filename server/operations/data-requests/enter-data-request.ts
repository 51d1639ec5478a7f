import { accountWith } from '#server/accounts/account/account-with.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '../reports/hold-report.ts'
import { addDataRequest } from './add-data-request.ts'

type Entered = { email: string; kind: string; came_by: string; received_on: string; note: string }

/** A request that came by mail or post, for the account with that address. Whether it is the person's own is checked after. */
export async function enterDataRequest(context: OperatorContext, { email, received_on, ...request }: Entered) {
  const { db, now } = context
  const received = new Date(`${received_on}T00:00:00+09:00`)
  if (received > now()) fail('INPUT_INVALID', [{ field: 'received_on', message: 'きょうまでの日付を入力してください。' }])
  const person = await accountWith(db, 'candidate', email).select('id').executeTakeFirst()
  if (!person) fail('INPUT_INVALID', [{ field: 'email', message: 'このアドレスの求職者は、登録されていません。' }])
  const { id } = await addDataRequest(db, received, { ...request, candidate_user_id: person.id })
  await recordAct(context, {
    act: 'enter_data_request',
    subject_kind: 'data_request',
    subject_id: id,
    detail: { kind: request.kind, came_by: request.came_by },
  })
  return { id }
}
