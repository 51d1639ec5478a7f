import { randomUUID } from 'node:crypto'

/** What this process is called among those of the same database. */
export const thisProcess = { id: randomUUID(), started_at: new Date(Date.now() - process.uptime() * 1000).toISOString() }
