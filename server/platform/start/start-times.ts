import { logger } from '../logging/logger.ts'

/** Notes how long each part of the start took, for `LOG_LEVEL=debug`. The first part is what the process did before: reading the code. */
export function startTimes() {
  let before = 0
  const done = (part: string) => {
    const now = performance.now()
    logger.debug({ part, took: Math.round(now - before), since_start: Math.round(now) }, 'started')
    before = now
  }
  done('code')
  return done
}
