import { atOnce, candidate, candidateWaiting, inTransaction, member, memberWaiting } from '#server/api.ts'
import { archiveThread, closeThread, parkThread } from './thread/thread-states.ts'
import { saveDraft } from './drafts/drafts.ts'
import { cancelScheduled, scheduleMessage } from './later/schedule-message.ts'
import { cancelScheduledMessage, changeScheduledMessage } from './scheduled/change-scheduled-message.ts'
import { scheduleToCandidate } from './scheduled/schedule-to-candidate.ts'
import { snoozeThread } from './later/snooze-thread.ts'
import { searchMessages } from './search/search-messages.ts'
import { removeFile } from './files/remove-file.ts'
import { uploadFile } from './files/upload-file.ts'
import { listCandidateThreads, listCompanyThreads } from './list/list-threads.ts'
import { readThread } from './thread/read-thread.ts'
import { sendAtOnce } from './send/send-at-once.ts'
import { type NewMessage, sendMessage } from './send/send-message.ts'
import { addComment, letGuestRead } from './team/team-comments.ts'
import { assignThread } from './team/assign-thread.ts'
import {
  changeSharedTemplate,
  changeTemplate,
  createTemplate,
  listTemplates,
  moveTemplate,
  removeTemplate,
} from '#server/conversations/templates/message-templates.ts'
import { showTeam } from '#server/hiring/applications/company/show-team.ts'
import { reportThread } from '#server/operations/reports/threads/report-thread.ts'
import { showCandidateConversation, showCompanyConversation } from './talk/show-conversation.ts'

const mine = candidate.messages
const see = member
const write = member
const comment = member
const assign = member

export const candidateMessages = {
  message_companies: candidate.message_companies.handler(({ context, input }) => listCandidateThreads(context, input)),
  message_search: candidate.message_search.handler(({ context, input }) => searchMessages(context, input)),
  messages: {
    show: mine.show.handler(({ context, input }) => showCompanyConversation(context, input)),
    send: candidateWaiting.messages.send
      .use(atOnce((context, { company_id, ...said }: NewMessage & { company_id: number }) => sendAtOnce(context, { company_id }, said)))
      .use(inTransaction.candidate)
      .handler(({ context, input: { company_id, ...said } }) => sendMessage(context, { company_id }, said)),
    read: mine.read.handler(({ context, input: { number, ...company } }) => readThread(context, company, number)),
    keep_draft: mine.keep_draft.handler(({ context, input: { message, based_on, ...company } }) => saveDraft(context, company, message, based_on)),
    upload: mine.upload.handler(({ context, input: { file, ...company } }) => uploadFile(context, company, file)),
    remove_file: mine.remove_file.handler(({ context, input }) => removeFile(context, input.attachment_id)),
    report: mine.report.handler(({ context, input: { company_id, ...report } }) => reportThread(context, { company_id }, report)),
    archive: mine.archive.handler(({ context, input }) => archiveThread(context, input, true)),
    unarchive: mine.unarchive.handler(({ context, input }) => archiveThread(context, input, false)),
    close: mine.close.handler(({ context, input }) => closeThread(context, input, true)),
    reopen: mine.reopen.handler(({ context, input }) => closeThread(context, input, false)),
    park: mine.park.handler(({ context, input: { month, ...company } }) => parkThread(context, company, month)),
    unpark: mine.unpark.handler(({ context, input }) => parkThread(context, input, null)),
    snooze: mine.snooze.handler(({ context, input: { until, ...company } }) => snoozeThread(context, company, until)),
    unsnooze: mine.unsnooze.handler(({ context, input }) => snoozeThread(context, input, null)),
    schedule: mine.schedule.handler(({ context, input }) => scheduleMessage(context, input)),
    cancel_scheduled: mine.cancel_scheduled.handler(({ context, input }) => cancelScheduled(context, input)),
  },
}

export const companyMessages = {
  message_templates: {
    list: write.message_templates.list.handler(({ context }) => listTemplates(context)),
    create: write.message_templates.create.handler(({ context, input }) => createTemplate(context, 'own', input)),
    change: write.message_templates.change.handler(({ context, input }) => changeTemplate(context, input)),
    move: write.message_templates.move.handler(({ context, input }) => moveTemplate(context, 'own', input)),
    remove: write.message_templates.remove.handler(({ context, input }) => removeTemplate(context, 'own', input.id)),
  },
  shared_message_templates: {
    create: write.shared_message_templates.create.handler(({ context, input }) => createTemplate(context, 'shared', input)),
    change: write.shared_message_templates.change.handler(({ context, input }) => changeSharedTemplate(context, input)),
    move: write.shared_message_templates.move.handler(({ context, input }) => moveTemplate(context, 'shared', input)),
    remove: write.shared_message_templates.remove.handler(({ context, input }) => removeTemplate(context, 'shared', input.id)),
  },
  message_candidates: see.message_candidates.handler(({ context, input }) => listCompanyThreads(context, input)),
  messages: {
    show: see.messages.show.handler(({ context, input }) => showCandidateConversation(context, input)),
    send: memberWaiting.messages.send
      .use(atOnce((context, { candidate_id, ...said }: NewMessage & { candidate_id: string }) => sendAtOnce(context, { candidate_id }, said)))
      .use(inTransaction.member)
      .handler(({ context, input: { candidate_id, ...said } }) => sendMessage(context, { candidate_id }, said)),
    read: see.messages.read.handler(({ context, input: { number, ...person } }) => readThread(context, person, number)),
    keep_draft: write.messages.keep_draft.handler(({ context, input: { message, based_on, ...person } }) => saveDraft(context, person, message, based_on)),
    upload: write.messages.upload.handler(({ context, input: { file, ...person } }) => uploadFile(context, person, file)),
    remove_file: write.messages.remove_file.handler(({ context, input }) => removeFile(context, input.attachment_id)),
    schedule: write.messages.schedule.handler(({ context, input }) => scheduleToCandidate(context, input)),
    change_scheduled: write.messages.change_scheduled.handler(({ context, input }) => changeScheduledMessage(context, input)),
    cancel_scheduled: write.messages.cancel_scheduled.handler(({ context, input }) => cancelScheduledMessage(context, input)),
    report: see.messages.report.handler(({ context, input: { candidate_id, ...report } }) => reportThread(context, { candidate_id }, report)),
    team: see.messages.team.handler(({ context, input }) => showTeam(context, input)),
    comment: comment.messages.comment.handler(({ context, input: { comment, ...person } }) => addComment(context, person, comment)),
    assign: assign.messages.assign.handler(({ context, input: { company_user_id, ...person } }) => assignThread(context, person, company_user_id)),
    let_guest_read: assign.messages.let_guest_read.handler(({ context, input }) => letGuestRead(context, input, true)),
    stop_guest: assign.messages.stop_guest.handler(({ context, input }) => letGuestRead(context, input, false)),
    archive: write.messages.archive.handler(({ context, input }) => archiveThread(context, input, true)),
    unarchive: write.messages.unarchive.handler(({ context, input }) => archiveThread(context, input, false)),
  },
}
