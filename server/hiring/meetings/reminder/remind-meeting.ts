import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'

/** Reminds a candidate of a meeting, once, as far as they want to be reminded; not of one that was moved, cancelled or has begun. */
export const remindMeeting = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { meeting_id, sequence }: { meeting_id: string; sequence: number }) =>
  inTransaction(db, async (db) => {
    const at = now().toISOString()
    const meeting = await db
      .updateTable('meetings')
      .from('threads')
      .set({ reminded_at: at })
      .whereRef('threads.id', '=', 'meetings.thread_id')
      .where('meetings.id', '=', meeting_id)
      .where('meetings.sequence', '=', sequence)
      .where('meetings.state', '=', 'booked')
      .where('meetings.reminded_at', 'is', null)
      .where('meetings.starts_at', '>', at)
      .returning(['meetings.starts_at', 'meetings.minutes', 'meetings.time_zone', 'meetings.meeting_type', 'threads.candidate_user_id', 'threads.company_id'])
      .executeTakeFirst()
    if (!meeting?.starts_at || !meeting.candidate_user_id) return
    const type = meetingTypes[meeting.meeting_type === 'mendan' ? 'mendan' : 'mensetsu']
    await notify(db, {
      kind: 'reminder',
      to: { candidate_user_id: meeting.candidate_user_id },
      subject: { type: 'meeting', id: meeting_id },
      company_id: meeting.company_id,
      detail: { meeting: type, time: meetingTime(new Date(meeting.starts_at), meeting) },
      at: now(),
    })
  })
