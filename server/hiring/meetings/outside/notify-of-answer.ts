import { notify } from '#server/notifications/notifications/notify.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

type Person = { id: string; company_id: number; assigned_id: string | null }
type Meeting = { id: string; sequence: number; company_user_id: string | null }

/** Who takes care of the person and who is to meet them, each once; where there is neither, who offered the times. */
export async function notifyOfAnswer({ db, now }: Pick<RequestContext, 'db' | 'now'>, { id, company_id, assigned_id }: Person, meeting: Meeting) {
  const chosen = await db.selectFrom('meeting_interviewers').select('company_user_id').where('meeting_id', '=', meeting.id).execute()
  const meant = new Set([assigned_id, ...chosen.map(({ company_user_id }) => company_user_id)].filter((one) => one !== null))
  const recipients = meant.size > 0 ? [...meant].toSorted() : [meeting.company_user_id]
  for (const company_user_id of recipients)
    await notify(db, {
      kind: 'meeting',
      to: { company_id, company_user_id },
      subject: { type: 'outside_candidate', id },
      candidate_user_id: null,
      at: now(),
      // Where a member left meanwhile, the recruiters are notified in their place, each once.
      dedupe_key: `meeting:${meeting.id}:${meeting.sequence}`,
    })
}
