import { deliverNotice } from '../applications/notices/deliver-notice.ts'
import { tellPromiseReason } from '../applications/promises/tell-promise-reason.ts'
import { sendResetLink } from '../accounts/passwords/send-reset-link.ts'
import { noteErasure } from '../backups/erasures/note-erasure.ts'
import { deleteExportFile } from '../exports/delete-export-file.ts'
import { forgetExports } from '../exports/forget-exports.ts'
import { makeExport } from '../exports/make-export.ts'
import { forgetTickets } from '../data-requests/forget-tickets.ts'
import { tellApplicantOfChange } from '../job-changes/tell-applicant-of-change.ts'
import { tellJobChange } from '../job-changes/tell-job-change.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import { sealFilesLeft } from '../files/seal-files.ts'
import { forgetMails } from '../mail/forget-mails.ts'
import { deleteJobHistoryFile } from '../resumes/history/delete-job-history-file.ts'
import { deliverLine } from '../notification-settings/deliver-line.ts'
import { deliverPush } from '../push/deliver-push.ts'
import { readJobHistoryPdf } from '../resumes/history/read-job-history-pdf.ts'
import { sweepJobHistoryFiles } from '../resumes/history/sweep-job-history-files.ts'
import { deleteCompanyPicture } from '../company-pages/pictures/delete-company-picture.ts'
import { sweepCompanyPictures } from '../company-pages/pictures/sweep-company-pictures.ts'
import { forgetEvents } from '../live/forget-events.ts'
import { tellAudience } from '../live/tell-audience.ts'
import { deleteAttachment } from '../messages/files/delete-attachment.ts'
import { scanAttachment } from '../messages/files/scan-attachment.ts'
import { sweepAttachments } from '../messages/files/sweep-attachments.ts'
import { sendMailing } from '../operator-notices/mailing/send-mailing.ts'
import { remindMeeting } from '../meetings/reminder/remind-meeting.ts'
import { refreshSearchTexts } from '../people/texts/refresh-search-texts.ts'
import { measureResponses } from '../response-figures/measure-responses.ts'
import { freeLostJobs } from './free-lost-jobs.ts'
import type { TaskRun } from './task-context.ts'
import type { TaskName, TaskPayload } from './task-payloads.ts'
import { deliverDueScouts } from '../scouts/delivery/deliver-due-scouts.ts'
import { deliverScouts } from '../scouts/delivery/deliver-scouts.ts'
import { forgetSignUps } from '../registrations/forget-sign-ups.ts'
import { lookForHits } from '../saved-searches/alerts/look-for-hits.ts'
import { deliverWebhook } from '../webhooks/deliver-webhook.ts'
import { forgetKeptAnswers } from '../writes/forget-kept-answers.ts'
import { forgetWebhookEvents } from '../webhooks/forget-webhook-events.ts'
import { forgetAccesses } from '../route-accesses/forget-accesses.ts'
import { keepFirstOfJune } from '../yearly-figures/keep-first-of-june.ts'
import { forgetSamples } from '../system/forget-samples.ts'
import { tellWrongTries } from '../sessions/tries/tell-wrong-tries.ts'
import { tellThread } from '../tellings/tell-thread.ts'
import { tellDeadlines } from '../tellings/tell-deadlines.ts'
import { tellDaily } from '../saved-searches/alerts/tell-daily.ts'
import { tellSavedSearch } from '../saved-searches/alerts/tell-saved-search.ts'

/** Everything that happens after an answer, or without one: the name under which a task waits, and the operation that does it. */
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
