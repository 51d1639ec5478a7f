import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { notifyOfEnd } from './notify-of-answer.ts'
import { openMeetings } from './open-meetings.ts'
import { whereTheyStand } from './where-they-stand.ts'

/** Before everything of somebody goes: members who would wait for them learn that this meeting, or these times, are no more. */
export async function notifyOfWithdrawal(context: Pick<RequestContext, 'db' | 'now'>, { company_id, email_key }: { company_id: number; email_key: string }) {
  const { db, now } = context
  const open = await openMeetings(db, now())
    .select([
      'meetings.id',
      'meetings.sequence',
      'meetings.company_user_id',
      'meetings.meeting_type',
      'meetings.starts_at',
      'meetings.minutes',
      'meetings.time_zone',
    ])
    .select(whereTheyStand)
    .where('outside.company_id', '=', company_id)
    .where('outside.email_key', '=', email_key)
    .orderBy('meetings.id')
    .execute()
  for (const { assigned_id, sequence, ...meeting } of open) {
    const time = meeting.starts_at && meetingTime(new Date(meeting.starts_at), meeting)
    const detail = { meeting: meeting.meeting_type === 'mendan' ? '面談' : '面接', ...(time && { time }) }
    await notifyOfEnd(context, { company_id, assigned_id }, { ...meeting, sequence: sequence + 1 }, detail)
  }
}
