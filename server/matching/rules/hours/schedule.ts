/** When one works in a job: minutes after midnight; an end before its start is on the next day. */
export type Schedule = {
  start: number | null
  end: number | null
  flex: boolean
  /** Of flexible hours: the fixed part, `none` when there is none, null when the job does not state it. */
  core: { from: number; to: number } | 'none' | null
  min_days: number | null
}

/** A schedule as one string for all jobs that share it, so that the job index judges each only once. */
export const scheduleText = ({ start, end, flex, core, min_days }: Schedule): string =>
  [start, end, flex ? 1 : 0, ...(core === null ? [null, null] : core === 'none' ? [-1, -1] : [core.from, core.to]), min_days]
    .map((value) => value ?? '')
    .join(',')

export function readSchedule(text: string): Schedule {
  const [start = null, end = null, flex, from = null, to = null, min_days = null] = text.split(',').map((value) => (value === '' ? null : Number(value)))
  return { start, end, flex: flex === 1, core: from === null || to === null ? null : from === -1 ? 'none' : { from, to }, min_days }
}
