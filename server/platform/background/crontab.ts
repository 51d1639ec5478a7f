import { type CronItem, parseCronItems } from 'graphile-worker'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import type { TaskName } from './task-payloads.ts'

const HOUR = 3_600_000
/** Japan is nine hours ahead of UTC, in which the worker reads its patterns, all year round. */
const AHEAD = 9

/** Every day at this time in Japan. */
export function dailyInJapan(time: `${number}:${number}`) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${minute} ${(hour + 24 - AHEAD) % 24} * * *`
}

type Match = ReturnType<typeof parseCronItems>[number]['match']

/** A pattern of somebody's own, in Japan's time. */
export function inJapan(pattern: string): Match {
  const [parsed] = parseCronItems([{ task: 'any', match: pattern }])
  return ({ min, hour, date, month, dow }) => {
    // A digest has no year; this one matters for the end of February only.
    const there = new Date(Date.UTC(new Date().getUTCFullYear(), month - 1, date, hour + AHEAD, min))
    const isNextDay = hour + AHEAD >= 24
    return parsed!.match({ min, hour: there.getUTCHours(), date: there.getUTCDate(), month: there.getUTCMonth() + 1, dow: isNextDay ? (dow + 1) % 7 : dow })
  }
}

const MINUTE = 60_000
/** A year and a day back, for a yearly pattern. */
const FARTHEST = 367 * 24 * 60

/** The last time before `before` that a pattern in Japan's time named. */
export function lastRun(pattern: string, before: Date): Date | undefined {
  const match = inJapan(pattern)
  const first = Math.ceil(before.getTime() / MINUTE) - 1
  for (let minute = first; minute > first - FARTHEST; minute--) {
    const at = new Date(minute * MINUTE)
    if (match({ min: at.getUTCMinutes(), hour: at.getUTCHours(), date: at.getUTCDate(), month: at.getUTCMonth() + 1, dow: at.getUTCDay() })) return at
  }
  return undefined
}

/** After so many tries, in ever longer pauses, within an hour and a half, a backup is given up. */
const BACKUP_TRIES = 9

/** The backup that BACKUP_SCHEDULE asks for, and its drill in the night to Sunday; one after the other. An operator may change the schedule at any time. */
export const backupItems = (schedule: () => string | undefined): typeof crontab => [
  {
    task: 'make_backup',
    match: (at) => isAt(schedule(), at),
    options: { backfillPeriod: 12 * HOUR, maxAttempts: BACKUP_TRIES, queueName: 'backups', jobKey: 'make_backup' },
  },
  {
    task: 'drill_backup',
    match: (at) => schedule() !== undefined && isAt('20 5 * * 0', at),
    options: { backfillPeriod: 48 * HOUR, maxAttempts: 3, queueName: 'backups', jobKey: 'drill_backup' },
  },
]

const isAt = (pattern: string | undefined, at: Parameters<Match>[0]) => pattern !== undefined && inJapan(pattern)(at)

/** The archive of the embedded server: an hourly look at its base backup, and in the night to Sunday a restore to a second that is tried. */
const archiveItems: typeof crontab = [
  { task: 'make_base', match: '35 * * * *', options: { maxAttempts: 3, queueName: 'backups', jobKey: 'make_base' } },
  { task: 'drill_point', match: inJapan('50 5 * * 0'), options: { backfillPeriod: 48 * HOUR, maxAttempts: 3, queueName: 'backups', jobKey: 'drill_point' } },
]

/** Timed jobs, each run once however many processes there are. A time that passed while no process ran is made up for within `backfillPeriod`. */
export const crontab: (CronItem & { task: TaskName })[] = [
  { task: 'free_lost_jobs', match: '* * * * *' },
  { task: 'end_broken_restores', match: '* * * * *' },
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
  { task: 'purge_outside_candidates', match: '37 * * * *' },
  { task: 'purge_sign_ups', match: '*/15 * * * *' },
  { task: 'purge_exports', match: dailyInJapan('4:20'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'purge_tickets', match: dailyInJapan('4:30'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'refresh_search_texts', match: '*/5 * * * *' },
  { task: 'remind_offers', match: dailyInJapan('9:00'), options: { backfillPeriod: 10 * HOUR } },
  { task: 'purge_calendars', match: dailyInJapan('4:35') },
  { task: 'notify_deadlines', match: '*/10 * * * *' },
  { task: 'deliver_due_scouts', match: '*/10 * * * *' },
  { task: 'send_daily_alerts', match: dailyInJapan('8:00'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'send_daily_people_alerts', match: dailyInJapan('8:10'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'send_pool_reminders', match: dailyInJapan('8:20'), options: { backfillPeriod: 12 * HOUR } },
  { task: 'read_release_notes', match: dailyInJapan('6:25') },
  ...backupItems(() => siteSettings().backupSchedule),
  ...(settings.databaseUrl ? [] : archiveItems),
]
