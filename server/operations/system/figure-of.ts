import { setTimeout as wait } from 'node:timers/promises'
import { logger } from '#server/platform/logging/logger.ts'

const PATIENCE = 2_000

/** A figure, or why there is none: a source that does not answer in two seconds does not hold up the others. */
export async function figureOf<Value>(ask: () => Promise<Value>, patience = PATIENCE): Promise<{ value: Value | null; failure: string }> {
  const over = new AbortController()
  const late = wait(patience, { value: null, failure: '応答がありません' }, { signal: over.signal })
  late.catch(() => {})
  const asked = ask().then(
    (value) => ({ value, failure: '' }),
    (error: unknown) => {
      logger.warn({ err: error }, 'figure not read')
      return { value: null, failure: '読めませんでした' }
    },
  )
  return Promise.race([asked, late]).finally(() => over.abort())
}
