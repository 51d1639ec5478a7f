import type { BusyTime, Interviewer } from '#contract/hiring/meetings/interviewers.ts'

export type Overlap = { slot: number; member: string; busy: BusyTime }

const MINUTE = 60_000

/** Which of the offered times lie upon a time at which one of the members is taken. An unreadable time overlaps nothing. */
export const overlapsOf = (slots: string[], minutes: number, members: Interviewer[]): Overlap[] =>
  slots.flatMap((slot, at) => {
    const start = Date.parse(slot)
    return members.flatMap(({ name, busy }) =>
      busy
        .filter((one) => Date.parse(one.starts_at) < start + minutes * MINUTE && start < Date.parse(one.starts_at) + one.minutes * MINUTE)
        .map((one) => ({ slot: at + 1, member: name, busy: one })),
    )
  })
