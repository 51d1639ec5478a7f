import { TAKE_BACK_SECONDS } from '#contract/hiring/scouts/scout-limits.ts'

/** Until when its sender can take back a scout that was sent then. */
export const takeBackUntil = (sent: Date) => new Date(sent.getTime() + TAKE_BACK_SECONDS * 1000)
