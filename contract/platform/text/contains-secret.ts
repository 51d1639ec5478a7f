import { errors } from '../errors/errors.ts'

/** For `.meta()` of a call whose answer holds a secret that is told once: the server keeps no copy of it, whatever `Idempotency-Key` came along. */
export const containsSecret = { tells_secret: true }

/** For `.errors()` of the same calls that are a POST. */
export const { ANSWER_NOT_KEPT } = errors
