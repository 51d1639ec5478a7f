type Nothing = Record<string, never>
type StoredFile = { storage_key: string }
type Area = 'candidate' | 'company' | 'operator'

/** Each background task by name, with its payload: ids, never an address or a text in the clear. Timed tasks have no payload. */
export type TaskPayloads = {
  deliver_mail: { mail_id: string }
  deliver_push: { push_subscription_id: string; notification_id: number }
  deliver_line: { notification_id: number }
  scan_attachment: { attachment_id: string }
  delete_attachment: StoredFile
  purge_attachments: Nothing
  delete_company_picture: { id: string }
  purge_company_pictures: Nothing
  purge_events: Nothing
  notify_audience: { audience: 'candidates' | 'companies'; kind: string }
  free_lost_jobs: Nothing
  end_broken_restores: Nothing
  purge_mails: Nothing
  read_job_history_pdf: StoredFile
  delete_job_history_file: StoredFile
  purge_job_history_files: Nothing
  purge_sign_ups: Nothing
  send_reset_link: { email_sealed: string; next_sealed?: string | undefined; area?: Area | undefined }
  notify_wrong_tries: { area: Area; id: string | null }
  make_export: { export_id: string }
  delete_export_file: StoredFile
  purge_exports: Nothing
  purge_tickets: Nothing
  look_for_saved_search_hits: Nothing
  send_saved_search_alert: { saved_search_id: number }
  send_daily_alerts: Nothing
  look_for_new_people: Nothing
  send_people_alert: { saved_search_id: number; company_user_id: string }
  send_daily_people_alerts: Nothing
  scan_outside_file: { outside_file_id: string }
  delete_outside_file: StoredFile
  purge_outside_candidates: Nothing
  send_outside_links: { email_sealed: string }
  send_pool_reminders: Nothing
  deliver_webhook: { webhook_delivery_id: string }
  purge_webhook_events: Nothing
  notify_conversation: { thread_id: string; side: 'candidate' | 'company' }
  remind_snoozed: { thread_id: string; until: string }
  send_scheduled_message: { scheduled_message_id: string }
  send_company_scheduled_message: { company_scheduled_message_id: string }
  send_selection_notice: { notice_id: string }
  notify_job_change: { notice_id: string }
  notify_applicant_of_change: { notice_id: string; application_id: string }
  notify_promise_reason: { application_id: string }
  notify_deadlines: Nothing
  deliver_scouts: { candidate_user_id: string }
  deliver_due_scouts: Nothing
  send_mailing: { announcement_id: number }
  remind_meeting: { meeting_id: string; sequence: number }
  remind_offers: Nothing
  purge_calendars: Nothing
  ask_interviewers: { meeting_id: string; sequence: number }
  measure_responses: Nothing
  record_erasure: { kind: 'candidate_users' | 'company_users' | 'operator_users' | 'api_keys'; hash: string }
  purge_accesses: Nothing
  save_yearly_figures: Nothing
  purge_samples: Nothing
  purge_saved_answers: Nothing
  seal_files: Nothing
  refresh_search_texts: Nothing
  fill_stated_conditions: Nothing
  make_backup: Nothing
  drill_backup: Nothing
  drill_point: Nothing
  make_base: Nothing
  run_backup: Nothing
  read_release_notes: Nothing
}

export type TaskName = keyof TaskPayloads
export type TaskPayload<Name extends TaskName> = TaskPayloads[Name]
