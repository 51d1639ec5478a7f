import { deliverNotice } from './hiring/applications/notices/deliver-notice.ts'
import { notifyPromiseReason } from './hiring/applications/promises/promise-reasons.ts'
import { sendResetLink } from './accounts/passwords/send-reset-link.ts'
import { recordErasure } from './operations/backups/erasures/record-erasure.ts'
import { drillLastBackup, makeScheduledBackup } from './operations/backups/scheduled/backup-tasks.ts'
import { makeDueBase } from './operations/backups/base/make-due-base.ts'
import { drillPoint } from './operations/backups/point/drill-point.ts'
import { endBrokenRestores } from './operations/backups/by-hand/end-broken-restores.ts'
import { fillStatedConditions } from './jobs/import/conditions/fill-stated-conditions.ts'
import { runRequestedBackup } from './operations/backups/by-hand/run-requested-backup.ts'
import { readFromAddress } from './operations/updates/read-from-address.ts'
import { deleteExportFile, purgeExports } from './operations/exports/exports.ts'
import { makeExport } from './operations/exports/make-export.ts'
import { purgeTickets } from './operations/data-requests/purge-tickets.ts'
import { notifyApplicantOfChange, notifyJobChange } from './hiring/job-changes/job-change-notices.ts'
import { deliverMail } from './platform/mail/deliver-mail.ts'
import { sealFilesLeft } from './platform/files/seal-files.ts'
import { purgeMails } from './platform/mail/inbox.ts'
import { deleteJobHistoryFile, purgeJobHistoryFiles } from './candidates/resumes/history/job-history-files.ts'
import { deliverLine } from './notifications/notifications/deliver-line.ts'
import { deliverPush } from './notifications/notifications/push/deliver-push.ts'
import { readJobHistoryPdf } from './candidates/resumes/history/job-history-pdf.ts'
import { deleteCompanyPicture, purgeCompanyPictures } from './companies/pages/pictures/company-pictures.ts'
import { notifyAudience, purgeEvents } from './platform/live/events.ts'
import { deleteAttachment, scanAttachment, purgeAttachments } from './conversations/messages/files/attachments.ts'
import { sendMailing } from './notifications/announcement-editing/mailing/send-mailing.ts'
import { askInterviewers } from './hiring/meetings/interviewers/ask-interviewers.ts'
import { remindOffers } from './hiring/offers/reminder/remind-offers.ts'
import { purgeCalendars } from './hiring/calendars/member-calendars.ts'
import { remindMeeting } from './hiring/meetings/reminder/remind-meeting.ts'
import { refreshSearchTexts } from './candidates/search/texts/refresh-search-texts.ts'
import { measureResponses } from './hiring/response-figures/measure-responses.ts'
import { freeLostJobs } from './platform/background/free-lost-jobs.ts'
import { deleteOutsideFile, scanOutsideFile } from './hiring/outside-candidates/files/scan-outside-file.ts'
import { purgeOutsideCandidates } from './hiring/outside-candidates/purge-outside-candidates.ts'
import { sendOutsideLinks } from './hiring/outside-candidates/person/send-outside-links.ts'
import type { TaskRun } from './platform/background/task-context.ts'
import type { TaskName, TaskPayload } from './platform/background/task-payloads.ts'
import { deliverDueScouts } from './hiring/scouts/delivery/deliver-due-scouts.ts'
import { deliverScouts } from './hiring/scouts/delivery/deliver-scouts.ts'
import { purgeSignUps } from './candidates/registration/sign-up.ts'
import { lookForHits } from './candidates/saved-searches/alerts/look-for-hits.ts'
import { deliverWebhook } from './notifications/webhooks/deliver-webhook.ts'
import { purgeSavedAnswers } from './platform/writes/purge-saved-answers.ts'
import { purgeWebhookEvents } from './notifications/webhooks/purge-webhook-events.ts'
import { purgeAccesses } from './platform/access-log/accesses.ts'
import { saveFirstOfJune } from './operations/yearly-figures/save-first-of-june.ts'
import { purgeSamples } from './operations/system/purge-samples.ts'
import { notifyWrongTries } from './accounts/sessions/tries/notify-wrong-tries.ts'
import { notifyConversation } from './conversations/reminders/notify-conversation.ts'
import { remindSnoozed } from './conversations/messages/later/remind-snoozed.ts'
import { sendScheduledMessage } from './conversations/messages/later/send-scheduled-message.ts'
import { sendCompanyScheduledMessage } from './conversations/messages/scheduled/send-company-scheduled-message.ts'
import { notifyDeadlines } from './conversations/reminders/notify-deadlines.ts'
import { sendDailyAlerts } from './candidates/saved-searches/alerts/send-daily-alerts.ts'
import { sendSavedSearchAlert } from './candidates/saved-searches/alerts/send-saved-search-alert.ts'
import { sendPoolReminders } from './candidates/pools/send-pool-reminders.ts'
import { lookForNewPeople } from './candidates/search/alerts/look-for-new-people.ts'
import { sendDailyPeopleAlerts, sendPeopleAlert } from './candidates/search/alerts/send-people-alert.ts'

/** The background tasks: the name under which the queue stores a task, and the operation that does it. */
export const tasks = {
  deliver_mail: deliverMail,
  deliver_push: deliverPush,
  deliver_line: deliverLine,
  scan_attachment: scanAttachment,
  delete_attachment: deleteAttachment,
  purge_attachments: purgeAttachments,
  delete_company_picture: deleteCompanyPicture,
  purge_company_pictures: purgeCompanyPictures,
  purge_events: purgeEvents,
  notify_audience: notifyAudience,
  free_lost_jobs: freeLostJobs,
  end_broken_restores: endBrokenRestores,
  purge_mails: purgeMails,
  read_job_history_pdf: readJobHistoryPdf,
  delete_job_history_file: deleteJobHistoryFile,
  purge_job_history_files: purgeJobHistoryFiles,
  purge_sign_ups: purgeSignUps,
  send_reset_link: sendResetLink,
  notify_wrong_tries: notifyWrongTries,
  make_export: makeExport,
  delete_export_file: deleteExportFile,
  purge_exports: purgeExports,
  purge_tickets: purgeTickets,
  look_for_saved_search_hits: lookForHits,
  send_saved_search_alert: sendSavedSearchAlert,
  look_for_new_people: lookForNewPeople,
  send_people_alert: sendPeopleAlert,
  send_daily_people_alerts: sendDailyPeopleAlerts,
  send_daily_alerts: sendDailyAlerts,
  scan_outside_file: scanOutsideFile,
  delete_outside_file: deleteOutsideFile,
  purge_outside_candidates: purgeOutsideCandidates,
  send_outside_links: sendOutsideLinks,
  send_pool_reminders: sendPoolReminders,
  deliver_webhook: deliverWebhook,
  purge_webhook_events: purgeWebhookEvents,
  notify_conversation: notifyConversation,
  remind_snoozed: remindSnoozed,
  send_scheduled_message: sendScheduledMessage,
  send_company_scheduled_message: sendCompanyScheduledMessage,
  send_selection_notice: deliverNotice,
  notify_job_change: notifyJobChange,
  notify_applicant_of_change: notifyApplicantOfChange,
  notify_promise_reason: notifyPromiseReason,
  notify_deadlines: notifyDeadlines,
  deliver_scouts: deliverScouts,
  deliver_due_scouts: deliverDueScouts,
  send_mailing: sendMailing,
  remind_meeting: remindMeeting,
  remind_offers: remindOffers,
  purge_calendars: purgeCalendars,
  ask_interviewers: askInterviewers,
  measure_responses: measureResponses,
  record_erasure: recordErasure,
  purge_accesses: purgeAccesses,
  save_yearly_figures: saveFirstOfJune,
  purge_samples: purgeSamples,
  purge_saved_answers: purgeSavedAnswers,
  seal_files: sealFilesLeft,
  make_backup: makeScheduledBackup,
  drill_backup: drillLastBackup,
  drill_point: drillPoint,
  make_base: makeDueBase,
  run_backup: runRequestedBackup,
  read_release_notes: readFromAddress,
  fill_stated_conditions: ({ db }: TaskRun) => fillStatedConditions(db),
  refresh_search_texts: ({ db }: TaskRun) => refreshSearchTexts(db),
} satisfies { [Name in TaskName]: (run: TaskRun, payload: TaskPayload<Name>) => Promise<unknown> }
