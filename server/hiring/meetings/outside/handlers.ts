import { anyone, member } from '#server/api.ts'
import { bookOutside, declineOutside, openOffered, showOfferedCalendar } from './answer-outside-meeting.ts'
import { cancelOutsideMeeting, changeOutsideInterviewers, moveOutsideMeeting, previewMove, showOutsideCalendar } from './change-outside-meeting.ts'
import { listOutsideMeetings } from './outside-meetings.ts'
import { listOutsideInterviewers, previewOutsideMeeting, proposeOutsideMeeting } from './propose-outside-meeting.ts'

const ours = member.outside_meetings
const theirs = anyone.offered_meetings

export const outsideMeetings = {
  list: ours.list.handler(({ context, input }) => listOutsideMeetings(context, input.id)),
  interviewers: ours.interviewers.handler(({ context, input }) => listOutsideInterviewers(context, input.id)),
  preview: ours.preview.handler(({ context, input }) => previewOutsideMeeting(context, input)),
  propose: ours.propose.handler(({ context, input }) => proposeOutsideMeeting(context, input)),
  preview_move: ours.preview_move.handler(({ context, input }) => previewMove(context, input)),
  move: ours.move.handler(({ context, input }) => moveOutsideMeeting(context, input)),
  change_interviewers: ours.change_interviewers.handler(({ context, input }) => changeOutsideInterviewers(context, input)),
  cancel: ours.cancel.handler(({ context, input }) => cancelOutsideMeeting(context, input.id)),
  calendar: ours.calendar.handler(({ context, input }) => showOutsideCalendar(context, input.id)),
}

export const offeredMeetings = {
  open: theirs.open.handler(({ context, input }) => openOffered(context, input.token)),
  book: theirs.book.handler(({ context, input }) => bookOutside(context, input)),
  decline: theirs.decline.handler(({ context, input }) => declineOutside(context, input)),
  calendar: theirs.calendar.handler(({ context, input }) => showOfferedCalendar(context, input.token)),
}
