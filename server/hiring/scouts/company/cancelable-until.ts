import { CANCEL_SECONDS } from '#contract/hiring/scouts/scout-limits.ts'

/** Until when its sender can take back a scout that was sent then. */
export const cancelableUntil = (sent: Date) => new Date(sent.getTime() + CANCEL_SECONDS * 1000)
