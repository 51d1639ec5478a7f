import type { Settings } from '#server/settings.ts'
import { WORKER_CONNECTIONS } from './worker.ts'
import { RATE_LIMIT_CONNECTIONS } from '../database/limits/rate-limits.ts'

/** The listener and the database watch have one each. */
const LISTENING_CONNECTIONS = 2

/** How many connections to the server itself this process opens at most. */
export const neededConnections = ({ databasePooledUrl, databasePool, hasWorker }: Pick<Settings, 'databasePooledUrl' | 'databasePool' | 'hasWorker'>) =>
  (databasePooledUrl ? 0 : databasePool + RATE_LIMIT_CONNECTIONS) + (hasWorker ? WORKER_CONNECTIONS : 0) + LISTENING_CONNECTIONS
