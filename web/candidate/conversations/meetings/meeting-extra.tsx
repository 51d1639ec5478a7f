import type { Message } from '#contract/conversations/messages.ts'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import type { MessageExtra } from '#web/conversations/talk/message-entry.tsx'
import { type Busy, MeetingSlots } from './meeting-slots.tsx'
import { RequestAnswer, RequestedTimes } from './request-document.tsx'

/** The lines of a message that list times stand as buttons below. */
const withoutTimes = ({ message }: Message) =>
  message
    .split('\n')
    .filter((line) => !line.startsWith('・'))
    .join('\n')

/** What of meetings stands in a message: offered times, the candidate's own, or the company's answer to those. */
export function meetingExtra(message: Message, meetings: MyMeeting[], busy: Busy, now: Date): MessageExtra | undefined {
  for (const meeting of meetings) {
    if (meeting.message_id === message.id) {
      const isOpen = meeting.state === 'proposed' || meeting.state === 'booked'
      const others = busy.filter(({ id }) => id !== meeting.id)
      return { ...(isOpen && { words: withoutTimes(message) }), below: <MeetingSlots meeting={meeting} busy={others} now={now} /> }
    }
    for (const request of meeting.requests) {
      if (request.message_id === message.id) return { words: withoutTimes(message), below: <RequestedTimes request={request} meeting={meeting} /> }
      if (request.answer_message_id === message.id)
        return {
          words: request.state === 'accepted' ? '日時が決まりました。' : 'ご提案に返信しました。',
          below: <RequestAnswer request={request} meeting={meeting} />,
        }
    }
  }
  return undefined
}
