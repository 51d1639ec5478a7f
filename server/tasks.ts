import { deliverNotice } from './hiring/applications/notices/deliver-notice.ts'
import { tellPromiseReason } from './hiring/applications/promises/tell-promise-reason.ts'
import { sendResetLink } from './accounts/passwords/send-reset-link.ts'
import { noteErasure } from './operations/backups/erasures/note-erasure.ts'
import { deleteExportFile } from './operations/exports/delete-export-file.ts'
import { forgetExports } from './operations/exports/forget-exports.ts'
import { makeExport } from './operations/exports/make-export.ts'
import { forgetTickets } from './operations/data-requests/forget-tickets.ts'
import { tellApplicantOfChange } from './hiring/job-changes/tell-applicant-of-change.ts'
import { tellJobChange } from './hiring/job-changes/tell-job-change.ts'
import { deliverMail } from './platform/mail/deliver-mail.ts'
import { sealFilesLeft } from './platform/files/seal-files.ts'
import { forgetMails } from './platform/mail/forget-mails.ts'
import { deleteJobHistoryFile } from './candidates/resumes/history/delete-job-history-file.ts'
import { deliverLine } from './notifications/settings/deliver-line.ts'
import { deliverPush } from './notifications/push/deliver-push.ts'
import { readJobHistoryPdf } from './candidates/resumes/history/read-job-history-pdf.ts'
import { sweepJobHistoryFiles } from './candidates/resumes/history/sweep-job-history-files.ts'
import { deleteCompanyPicture } from './companies/pages/pictures/delete-company-picture.ts'
import { sweepCompanyPictures } from './companies/pages/pictures/sweep-company-pictures.ts'
import { forgetEvents } from './platform/live/forget-events.ts'
import { tellAudience } from './platform/live/tell-audience.ts'
import { deleteAttachment } from './conversations/messages/files/delete-attachment.ts'
import { scanAttachment } from './conversations/messages/files/scan-attachment.ts'
import { sweepAttachments } from './conversations/messages/files/sweep-attachments.ts'
import { sendMailing } from './notifications/announcement-editing/mailing/send-mailing.ts'
import { remindMeeting } from './hiring/meetings/reminder/remind-meeting.ts'
import { refreshSearchTexts } from './candidates/search/texts/refresh-search-texts.ts'
import { measureResponses } from './hiring/response-figures/measure-responses.ts'
import { freeLostJobs } from './platform/background/free-lost-jobs.ts'
import type { TaskRun } from './platform/background/task-context.ts'
import type { TaskName, TaskPayload } from './platform/background/task-payloads.ts'
import { deliverDueScouts } from './hiring/scouts/delivery/deliver-due-scouts.ts'
import { deliverScouts } from './hiring/scouts/delivery/deliver-scouts.ts'
import { forgetSignUps } from './candidates/registration/forget-sign-ups.ts'
import { lookForHits } from './candidates/saved-searches/alerts/look-for-hits.ts'
import { deliverWebhook } from './notifications/webhooks/deliver-webhook.ts'
import { forgetKeptAnswers } from './platform/writes/forget-kept-answers.ts'
import { forgetWebhookEvents } from './notifications/webhooks/forget-webhook-events.ts'
import { forgetAccesses } from './platform/access-log/forget-accesses.ts'
import { keepFirstOfJune } from './operations/yearly-figures/keep-first-of-june.ts'
import { forgetSamples } from './operations/system/forget-samples.ts'
import { tellWrongTries } from './accounts/sessions/tries/tell-wrong-tries.ts'
import { tellThread } from './conversations/reminders/tell-thread.ts'
import { tellDeadlines } from './conversations/reminders/tell-deadlines.ts'
import { tellDaily } from './candidates/saved-searches/alerts/tell-daily.ts'
import { tellSavedSearch } from './candidates/saved-searches/alerts/tell-saved-search.ts'

/** The background tasks: the name under which the queue stores a task, and the operation that does it. */
export const tasks = {
  deliver_mail: deliverMail,
  deliver_push: deliverPush,
  deliver_line: deliverLine,
  scan_attachment: scanAttachment,
  delete_attachment: deleteAttachment,
  sweep_attachments: sweepAttachments,
  delete_company_picture: deleteCompanyPicture,
  sweep_company_pictures: sweepCompanyPictures,
  forget_events: forgetEvents,
  tell_audience: tellAudience,
  free_lost_jobs: freeLostJobs,
  forget_mails: forgetMails,
  read_job_history_pdf: readJobHistoryPdf,
  delete_job_history_file: deleteJobHistoryFile,
  sweep_job_history_files: sweepJobHistoryFiles,
  forget_sign_ups: forgetSignUps,
  send_reset_link: sendResetLink,
  tell_wrong_tries: tellWrongTries,
  make_export: makeExport,
  delete_export_file: deleteExportFile,
  forget_exports: forgetExports,
  forget_tickets: forgetTickets,
  look_for_saved_search_hits: lookForHits,
  tell_saved_search: tellSavedSearch,
  tell_daily_saved_searches: tellDaily,
  deliver_webhook: deliverWebhook,
  forget_webhook_events: forgetWebhookEvents,
  tell_thread: tellThread,
  send_selection_notice: deliverNotice,
  tell_job_change: tellJobChange,
  tell_applicant_of_change: tellApplicantOfChange,
  tell_promise_reason: tellPromiseReason,
  tell_deadlines: tellDeadlines,
  deliver_scouts: deliverScouts,
  deliver_due_scouts: deliverDueScouts,
  send_mailing: sendMailing,
  remind_meeting: remindMeeting,
  measure_responses: measureResponses,
  note_erasure: noteErasure,
  forget_accesses: forgetAccesses,
  keep_yearly_figures: keepFirstOfJune,
  forget_samples: forgetSamples,
  forget_kept_answers: forgetKeptAnswers,
  seal_files: sealFilesLeft,
  refresh_search_texts: ({ db }: TaskRun) => refreshSearchTexts(db),
} satisfies { [Name in TaskName]: (run: TaskRun, payload: TaskPayload<Name>) => Promise<unknown> }
