import type { ErrorCode } from '#contract/platform/errors/errors.ts'

/** Seconds until a client should come again where nothing can be measured: while the process starts, and when a request took too long or memory is short. */
export const STARTING_RETRY = 5
export const BUSY_RETRY = 2

export const usualRetry = (code: ErrorCode) => (code === 'SERVICE_UNAVAILABLE' ? BUSY_RETRY : undefined)
