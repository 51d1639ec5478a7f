import { NOTICE_HOLD } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { cancelHeldNotice } from './cancel-held-notice.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }
type Notice = { application_id: string; step: string; end_reason: string | null; message: string }

/** Lets the candidate be told after the hold, unless somebody cancels it. It takes the place of what waits already. */
export async function lockNotice({ db, viewer, now }: Asking, notice: Notice) {
  await cancelHeldNotice(db, notice.application_id, now())
  const send_at = new Date(now().getTime() + NOTICE_HOLD)
  const { id } = await db
    .insertInto('selection_notices')
    .values({ ...notice, company_user_id: viewer.id, member_name: viewer.name, send_at: send_at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(db, 'send_selection_notice', { notice_id: id }, { runAt: send_at })
  return send_at.toISOString()
}
