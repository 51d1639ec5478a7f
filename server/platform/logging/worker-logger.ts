import { Logger } from 'graphile-worker'
import { logger } from './logger.ts'

/** The worker's own messages may quote its data: only the place of an error is logged. task-list.ts logs failed tasks. */
export const workerLogger = new Logger(() => (level, _message, { failure, error }) => {
  if (failure) return
  if (level === 'error') logger.error({ err: error }, 'worker: error')
  if (level === 'warning') logger.warn('worker: warning')
})
