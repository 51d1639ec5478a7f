import type { CronItem } from 'graphile-worker'
import type { TaskName } from './task-payloads.ts'

const HOUR = 3_600_000
/** Japan is nine hours ahead of UTC, in which the worker reads its patterns, all year round. */
const AHEAD = 9

/** Every day at this time in Japan. */
export function dailyInJapan(time: `${number}:${number}`) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${minute} ${(hour + 24 - AHEAD) % 24} * * *`
}

/** Timed jobs, each run once however many processes there are. A time that passed while no process ran is made up for within `backfillPeriod`. */
export const crontab: (CronItem & { task: TaskName })[] = [
  { task: 'free_lost_jobs', match: '* * * * *' },
  { task: 'measure_responses', match: dailyInJapan('0:10'), options: { backfillPeriod: 24 * HOUR } },
  { task: 'purge_mails', match: dailyInJapan('4:10'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'purge_job_history_files', match: dailyInJapan('4:20'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'purge_webhook_events', match: dailyInJapan('4:45') },
  { task: 'purge_events', match: dailyInJapan('4:40') },
  { task: 'purge_accesses', match: dailyInJapan('4:55'), options: { backfillPeriod: 12 * HOUR } },
  // 0:00 in Japan on 1 June.
  { task: 'save_yearly_figures', match: '0 15 31 5 *', options: { backfillPeriod: 48 * HOUR } },
  { task: 'purge_samples', match: dailyInJapan('4:50'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'purge_saved_answers', match: '*/10 * * * *' },
  { task: 'seal_files', match: dailyInJapan('5:10'), options: { backfillPeriod: 24 * HOUR } },
  { task: 'purge_attachments', match: '17 * * * *' },
  { task: 'purge_company_pictures', match: '27 * * * *' },
  { task: 'purge_sign_ups', match: '*/15 * * * *' },
  { task: 'purge_exports', match: dailyInJapan('4:20'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'purge_tickets', match: dailyInJapan('4:30'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'refresh_search_texts', match: '*/5 * * * *' },
  { task: 'notify_deadlines', match: '*/10 * * * *' },
  { task: 'deliver_due_scouts', match: '*/10 * * * *' },
  { task: 'send_daily_alerts', match: dailyInJapan('8:00'), options: { backfillPeriod: 12 * HOUR } },
]
