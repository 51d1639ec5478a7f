import { fail } from '#server/fail.ts'
import { isRefusal } from '#server/problem.ts'
import { logger } from '#server/platform/logging/logger.ts'

/** Whatever goes wrong between LINE and us is one refusal for the person. What LINE said may quote what it was asked, and stays out of the log. */
export async function requestLine<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (isRefusal(error)) throw error
    logger.warn({ code: (error as { code?: unknown }).code }, 'LINE did not confirm')
    return fail('LINE_REFUSED')
  }
}
