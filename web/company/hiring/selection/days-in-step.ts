import { DAY } from '#contract/platform/time/japan-time.ts'

/** For how many whole days a selection has been at its step. */
export const daysInStep = ({ step_changed_at }: { step_changed_at: string }, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(step_changed_at)) / DAY))
