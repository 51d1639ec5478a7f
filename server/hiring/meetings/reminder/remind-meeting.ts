import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import { meetingTime } from '#contract/hiring/meetings/meeting-time.ts'

/** Reminds a candidate of a meeting, once, as far as they want to be reminded; not of one that was moved, cancelled or has begun. */
export const remindMeeting = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { meeting_id, sequence }: { meeting_id: string; sequence: number }) =>
  inTransaction(db, async (db) => {
    const at = now().toISOString()
    const meeting = await db
      .updateTable('meetings')
      .from('threads')
      .innerJoin('companies', 'companies.id', 'threads.company_id')
      .set({ reminded_at: at })
      .whereRef('threads.id', '=', 'meetings.thread_id')
      .where('meetings.id', '=', meeting_id)
      .where('meetings.sequence', '=', sequence)
      .where('meetings.state', '=', 'booked')
      .where('meetings.reminded_at', 'is', null)
      .where('meetings.starts_at', '>', at)
      .returning(['meetings.starts_at', 'meetings.minutes', 'meetings.time_zone', 'meetings.meeting_type', 'threads.candidate_user_id', 'companies.name'])
      .executeTakeFirst()
    if (!meeting?.starts_at || !meeting.candidate_user_id) return
    const type = meetingTypes[meeting.meeting_type === 'mendan' ? 'mendan' : 'mensetsu']
    await deliverNotification(db, {
      candidate_user_id: meeting.candidate_user_id,
      kind: 'reminder',
      title: `${meeting.name}との${type}は、${meetingTime(new Date(meeting.starts_at), meeting)}です`,
      path: `/message/meeting?id=${meeting_id}`,
      at: now(),
    })
  })
