import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import { fail } from '#server/fail.ts'

/** For the error of a write: a violation of this constraint is this refusal, anything else stays what it was. */
export const refuseViolation =
  (constraint: string, code: ErrorCode) =>
  (error: unknown): never => {
    if (typeof error === 'object' && error && 'constraint' in error && error.constraint === constraint) fail(code)
    throw error
  }
