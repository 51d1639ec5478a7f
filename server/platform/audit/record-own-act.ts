import type { Person } from '../viewers/of-area.ts'
import type { RequestContext } from '../request/request-context.ts'
import { recordAct } from './record-act.ts'

type Own = { act: 'sign_in' } | { act: 'change_own_account'; detail: { what: string } }

/** Records what operators do to their own sign-in, where no session exists yet. Candidates and members use the same sign-in; nothing is written about them. */
export async function recordOwnAct({ db, now }: Pick<RequestContext, 'db' | 'now'>, { area, id }: Person, own: Own) {
  if (area !== 'operator') return
  const { name } = await db.selectFrom('operator_users').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await recordAct({ db, now, viewer: { id, name } }, { ...own, subject_kind: 'operator', subject_id: id })
}
