import { Logger } from 'graphile-worker'
import { logger } from './logger.ts'

/** The worker's own words may quote what it worked on: of them only where an error came from is kept. A failed task is told by task-list.ts. */
export const workerLogger = new Logger(() => (level, _message, { failure, error }) => {
  if (failure) return
  if (level === 'error') logger.error({ err: error }, 'worker: error')
  if (level === 'warning') logger.warn('worker: warning')
})
