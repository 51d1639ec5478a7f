import { NOTICE_HOLD } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }
type Stated = { application_id: string; meeting_type: string; reason: PromiseReason }

/** Records why a promised meeting is not held. The candidate reads it after the hold, unless it is withdrawn. Nobody is absent before an agreed meeting began. */
export async function stateReason({ db, viewer, now }: Asking, { application_id, meeting_type, reason }: Stated) {
  if (reason === 'candidate_absent') {
    const begun = await db
      .selectFrom('meetings')
      .select('id')
      .where('application_id', '=', application_id)
      .where('meeting_type', '=', meeting_type)
      .where('state', '=', 'booked')
      .where('starts_at', '<=', now().toISOString())
      .executeTakeFirst()
    if (!begun)
      fail('INPUT_INVALID', [
        { field: 'promise_reason', message: '「候補者が来なかった」は、決まった予定の開始時刻を過ぎてから選べます。別の理由を選んでください。' },
      ])
  }
  const send_at = new Date(now().getTime() + NOTICE_HOLD)
  const at = { stated_at: now().toISOString(), send_at: send_at.toISOString() }
  await db
    .insertInto('meeting_promise_reasons')
    .values({ application_id, reason, company_user_id: viewer.id, member_name: viewer.name, ...at })
    .execute()
  await enqueue(db, 'tell_promise_reason', { application_id }, { runAt: send_at, key: `promise:${application_id}` })
}
