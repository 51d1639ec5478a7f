import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { MeetingPanel } from './meeting-panel.tsx'

/** In a conversation: the times that the candidate has to choose from, and the agreed meetings to come. */
export function ConversationMeetings({ meetings }: { meetings: MyMeeting[] }) {
  const open = meetings.filter(({ state, has_passed, answered_at }) => state === 'proposed' || (state === 'booked' && !(has_passed && answered_at)))
  return open.map((meeting) => <MeetingPanel key={meeting.id} meeting={meeting} />)
}
