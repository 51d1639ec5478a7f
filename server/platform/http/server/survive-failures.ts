import { outageCode } from '../../database/outage/outage-code.ts'
import type { Metrics } from './metrics.ts'
import { logger } from '../../logging/logger.ts'

/**
 * Counts and logs uncaught errors. An unhandled promise ends nothing, and no error about the database ends the process. After any other exception the state of
 * the process is unknown: it ends, and its supervisor starts another.
 */
export function surviveFailures(metrics: Pick<Metrics, 'countFailure'>, end: (code: number) => unknown = process.exit) {
  const onRejection = (error: unknown) => {
    metrics.countFailure('unhandled_rejection')
    logger.error({ err: error }, 'unhandled rejection')
  }
  const onException = (error: unknown) => {
    metrics.countFailure('uncaught_exception')
    if (outageCode(error)) return logger.error({ err: error }, 'uncaught exception of a connection')
    logger.fatal({ err: error }, 'uncaught exception')
    return end(1)
  }
  process.on('unhandledRejection', onRejection).on('uncaughtException', onException)
  return () => process.off('unhandledRejection', onRejection).off('uncaughtException', onException)
}
