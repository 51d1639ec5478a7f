import { candidate, member } from '#server/api.ts'
import { apply } from './candidate/apply.ts'
import { myApplications, showMyApplication } from './candidate/my-applications.ts'
import { withdrawApplication } from './candidate/withdraw-application.ts'
import { uploadApplicationFile } from './files/upload-application-file.ts'
import { removeFile } from '#server/conversations/messages/files/remove-file.ts'
import { requestReveal } from './company/request-reveal.ts'
import { openDocument } from './company/open-document.ts'
import { previewChoice, showChoice } from './shown/shown-choice.ts'
import { previewResume } from './shown/preview-resume.ts'
import { changeApplication } from '../selection/change-application.ts'
import { showJobFunnel } from '../analytics/show-job-funnel.ts'
import { listApplications } from '../board/list-applications.ts'
import { showApplication } from '../selection/show-application.ts'
import { disputeReason } from './promises/promise-reasons.ts'
import { cancelNotice, changeNoticeSettings, noticeSettingsOf, previewNotice, sendStepNotice } from './notices/step-notices.ts'

const see = member

export const candidateApplications = {
  list: candidate.applications.list.handler(async ({ context: { db, viewer, now } }) => ({
    applications: await myApplications(db, viewer, now()).limit(300).execute(),
  })),
  show: candidate.applications.show.handler(({ context, input }) => showMyApplication(context, input)),
  create: candidate.applications.create.handler(({ context, input }) => apply(context, input)),
  withdraw: candidate.applications.withdraw.handler(({ context, input }) => withdrawApplication(context, input.id)),
  dispute_promise_reason: candidate.applications.dispute_promise_reason.handler(({ context, input }) => disputeReason(context, input.id)),
}

export const applicationChoices = {
  show: candidate.application_choices.show.handler(({ context, input }) => showChoice(context, input.company_id)),
  preview: candidate.application_choices.preview.handler(({ context, input }) => previewChoice(context, input)),
  upload: candidate.application_choices.upload.handler(({ context, input }) => uploadApplicationFile(context, input.company_id, input.file)),
  remove_file: candidate.application_choices.remove_file.handler(({ context, input }) => removeFile(context, input.file_id)),
  resume: candidate.application_choices.resume.handler(({ context, input }) => previewResume(context, input)),
}

export const companyApplications = {
  list: see.applications.list.handler(({ context, input }) => listApplications(context, input)),
  show: see.applications.show.handler(({ context, input }) => showApplication(context, input.id)),
  document: member.applications.document.handler(({ context, input }) => openDocument(context, input.id)),
  ask_to_reveal: member.applications.ask_to_reveal.handler(({ context, input }) => requestReveal(context, input)),
  change: member.applications.change.handler(({ context, input }) => changeApplication(context, input)),
  figures: see.applications.figures.handler(({ context, input }) => showJobFunnel(context, input.id)),
  notice: {
    preview: see.applications.notice.preview.handler(({ context, input }) => previewNotice(context, input.id)),
    send: member.applications.notice.send.handler(({ context, input }) => sendStepNotice(context, input)),
    cancel: member.applications.notice.cancel.handler(({ context, input }) => cancelNotice(context, input.id)),
  },
}

export const selectionNoticeSettings = {
  list: member.selection_notice_settings.list.handler(async ({ context: { db, viewer } }) => ({
    settings: await noticeSettingsOf(db, viewer.company_id),
  })),
  change: member.selection_notice_settings.change.handler(({ context, input }) => changeNoticeSettings(context, input.settings)),
}
