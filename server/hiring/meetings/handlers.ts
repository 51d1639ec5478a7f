import { anyone, candidate, member } from '#server/api.ts'
import { answerMeeting, declineMeeting, showMyCalendar } from './candidate/answer-meeting.ts'
import { bookMeeting } from './candidate/book-meeting.ts'
import { requestTimes } from './candidate/request-times.ts'
import { myMeetings } from './candidate/my-meetings.ts'
import { showMyMeeting } from './candidate/my-meeting.ts'
import { acceptRequest, declineRequest } from './company/answer-request.ts'
import { cancelMeeting, showCompanyCalendar } from './company/company-meetings.ts'
import { changeInterviewers } from './interviewers/change-interviewers.ts'
import { listInterviewers } from './interviewers/list-interviewers.ts'
import { bookOutside, declineOutside, openOffered, showOfferedCalendar } from './outside/answer-outside-meeting.ts'
import { cancelOutsideMeeting, changeOutsideInterviewers, moveOutsideMeeting, previewMove, showOutsideCalendar } from './outside/change-outside-meeting.ts'
import { listOutsideMeetings } from './outside/outside-meetings.ts'
import { listOutsideInterviewers, previewOutsideMeeting, proposeOutsideMeeting } from './outside/propose-outside-meeting.ts'
import { proposeMeeting } from './company/propose-meeting.ts'

const mine = candidate.meetings
const outside = member.outside_meetings
const offered = anyone.offered_meetings

export const candidateMeetings = {
  list: mine.list.handler(async ({ context: { db, viewer, now }, input: { company_id } }) => ({
    meetings: await myMeetings(db, viewer, now())
      .$if(company_id !== undefined, (meetings) => meetings.where('threads.company_id', '=', company_id!))
      .limit(200)
      .execute(),
  })),
  show: mine.show.handler(({ context, input }) => showMyMeeting(context, input.id)),
  book: mine.book.handler(({ context, input }) => bookMeeting(context, input)),
  decline: mine.decline.handler(({ context, input }) => declineMeeting(context, input.id)),
  request: mine.request.handler(({ context, input }) => requestTimes(context, input)),
  calendar: mine.calendar.handler(({ context, input }) => showMyCalendar(context, input.id)),
  answer: mine.answer.handler(({ context, input }) => answerMeeting(context, input)),
}

const meetings = {
  interviewers: member.meetings.interviewers.handler(({ context, input }) => listInterviewers(context, input.id)),
  propose: member.meetings.propose.handler(({ context, input }) => proposeMeeting(context, input)),
  change_interviewers: member.meetings.change_interviewers.handler(({ context, input }) => changeInterviewers(context, input)),
  cancel: member.meetings.cancel.handler(({ context, input }) => cancelMeeting(context, input.id)),
  accept_request: member.meetings.accept_request.handler(({ context, input }) => acceptRequest(context, input)),
  decline_request: member.meetings.decline_request.handler(({ context, input }) => declineRequest(context, input)),
  calendar: member.meetings.calendar.handler(({ context, input }) => showCompanyCalendar(context, input.id)),
}

const outside_meetings = {
  list: outside.list.handler(({ context, input }) => listOutsideMeetings(context, input.id)),
  interviewers: outside.interviewers.handler(({ context, input }) => listOutsideInterviewers(context, input.id)),
  preview: outside.preview.handler(({ context, input }) => previewOutsideMeeting(context, input)),
  propose: outside.propose.handler(({ context, input }) => proposeOutsideMeeting(context, input)),
  preview_move: outside.preview_move.handler(({ context, input }) => previewMove(context, input)),
  move: outside.move.handler(({ context, input }) => moveOutsideMeeting(context, input)),
  change_interviewers: outside.change_interviewers.handler(({ context, input }) => changeOutsideInterviewers(context, input)),
  cancel: outside.cancel.handler(({ context, input }) => cancelOutsideMeeting(context, input)),
  calendar: outside.calendar.handler(({ context, input }) => showOutsideCalendar(context, input.id)),
}

export const companyMeetings = { meetings, outside_meetings }

export const offeredMeetings = {
  open: offered.open.handler(({ context, input }) => openOffered(context, input.token)),
  book: offered.book.handler(({ context, input }) => bookOutside(context, input)),
  decline: offered.decline.handler(({ context, input }) => declineOutside(context, input)),
  calendar: offered.calendar.handler(({ context, input }) => showOfferedCalendar(context, input.token)),
}
