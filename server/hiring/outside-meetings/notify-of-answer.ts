import { notify } from '#server/notifications/notifications/notify.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

type Person = { entry_id: string; company_id: number; assigned_id: string | null }
type Meeting = { id: string; sequence: number; company_user_id: string | null }
type Context = Pick<RequestContext, 'db' | 'now'>

/** What the person answered, with their name. */
export const notifyOfAnswer = (context: Context, { entry_id, ...person }: Person, meeting: Meeting) =>
  notifyThem(context, person, meeting, { subject: { type: 'outside_candidate', id: entry_id } })

/** A meeting that goes with a person who has everything deleted: when it would have been, and of what kind, but not with whom. */
export const notifyOfEnd = (context: Context, person: Omit<Person, 'entry_id'>, meeting: Meeting, detail: Record<string, string>) =>
  notifyThem(context, person, meeting, { subject: { type: 'outside_withdrawal', id: meeting.id }, detail })

type About = { subject: { type: 'outside_candidate' | 'outside_withdrawal'; id: string }; detail?: Record<string, string> }

/** Who takes care of the person and who is to meet them, each once; where there is neither, who offered the times. */
async function notifyThem({ db, now }: Context, { company_id, assigned_id }: Omit<Person, 'entry_id'>, meeting: Meeting, about: About) {
  const chosen = await db.selectFrom('meeting_interviewers').select('company_user_id').where('meeting_id', '=', meeting.id).execute()
  const meant = new Set([assigned_id, ...chosen.map(({ company_user_id }) => company_user_id)].filter((one) => one !== null))
  const recipients = meant.size > 0 ? [...meant].toSorted() : [meeting.company_user_id]
  for (const company_user_id of recipients)
    await notify(db, {
      kind: 'meeting',
      to: { company_id, company_user_id },
      candidate_user_id: null,
      at: now(),
      // Where a member left meanwhile, the recruiters are notified in their place, each once.
      dedupe_key: `meeting:${meeting.id}:${meeting.sequence}`,
      ...about,
    })
}
