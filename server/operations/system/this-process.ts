import { randomUUID } from 'node:crypto'

/** This process's name among those of the same database. */
export const thisProcess = { id: randomUUID(), started_at: new Date(Date.now() - process.uptime() * 1000).toISOString() }
