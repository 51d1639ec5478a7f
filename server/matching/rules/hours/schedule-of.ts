import type { Schedule } from './schedule.ts'

export type WorkingHours = {
  default_starting_time: string
  default_ending_time: string
  /** Null where the job states none. */
  flex: boolean | null
  core_time: string
  min_week_work_days: number | null
}

const span = /(\d{1,2})[:時](\d{2})?分?\s*[〜~～\-–—―]\s*(\d{1,2})[:時](\d{2})?/u
const noCore = /な[しい]|無|ありません|フルフレックス|スーパーフレックス/u

/** The hours of a job from its columns; the core time is free text. */
export const scheduleOf = (job: WorkingHours): Schedule => ({
  start: minuteOf(job.default_starting_time),
  end: minuteOf(job.default_ending_time),
  flex: job.flex === true,
  core: job.flex ? coreOf(job.core_time.normalize('NFKC')) : null,
  min_days: job.min_week_work_days,
})

function coreOf(text: string): Schedule['core'] {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = span.exec(text) ?? []
  if (fromHour === undefined || toHour === undefined) return noCore.test(text) ? 'none' : null
  const [from, to] = [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)]
  return from < 1440 && to <= 1440 && from !== to ? { from, to } : null
}

function minuteOf(time: string): number | null {
  const [hour, minute] = time.split(':')
  return hour && minute ? Number(hour) * 60 + Number(minute) : null
}
