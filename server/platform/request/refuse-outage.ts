import type { RequestContext } from './request-context.ts'
import { outageCode } from '../database/outage/outage-code.ts'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import { fail } from '#server/fail.ts'
import { logger } from '../logging/logger.ts'

/** In how many seconds a request that met an outage is worth another try. */
export const OUTAGE_RETRY = 5

const refused = new Set<unknown>(['DATABASE_AWAY', 'FILES_AWAY', 'STORAGE_FULL', 'PEOPLE_PREPARING'] satisfies ErrorCode[])

/** Throws the client's reply to an outage of the database or of the store of files, to a full disk, or to a search that is not ready, with when to come again; any other error unchanged. */
export function refuseOutage(error: unknown, { outage, answer }: Pick<RequestContext, 'outage' | 'answer'>): never {
  const isRefused = error instanceof Error && 'code' in error && refused.has(error.code)
  const code = isRefused ? (error.code as ErrorCode) : outageCode(error)
  if (!code) throw error
  answer.set('Retry-After', String(OUTAGE_RETRY))
  if (outage) outage.code = code
  if (isRefused) throw error
  logger.warn({ err: error, code }, 'call refused')
  return fail(code)
}
