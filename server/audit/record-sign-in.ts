import type { RequestContext } from '../api.ts'
import { recordAct } from './record-act.ts'

/** An operator has just proved who they are, with both factors. */
export async function recordSignIn({ db, now }: Pick<RequestContext, 'db' | 'now'>, id: string) {
  const { name } = await db.selectFrom('operator_users').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await recordAct({ db, now, viewer: { id, name } }, { act: 'sign_in', subject_kind: 'operator', subject_id: id })
}
