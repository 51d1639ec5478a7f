import { sql } from 'kysely'
import type { RequestContext } from '../request/request-context.ts'
import type { MemberContext } from '../request/viewer-contexts.ts'
import type { Person } from '../viewers/viewer.ts'
import { recordAct } from './record-act.ts'

type Own = { act: 'sign_in' } | { act: 'change_own_account'; detail: { what: string } }

/** Records what operators do to their own sign-in, where no session exists yet. Candidates and members use the same sign-in; nothing is written about them. */
export async function recordOwnAct({ db, now }: Pick<RequestContext, 'db' | 'now'>, { area, id }: Person, own: Own) {
  if (area !== 'operator') return
  const { name } = await db.selectFrom('operator_users').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await recordAct({ db, now, viewer: { id, name } }, { ...own, subject_kind: 'operator', subject_id: id })
}

/** This transaction acts in the member's name: the history of the job, or of the company's page, records the member. */
export const actAs = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) => sql`select set_config('mebae.actor', ${viewer.name}, true)`.execute(db)
