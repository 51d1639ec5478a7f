import { setInterval } from 'node:timers'
import type { Database } from '../database/connect.ts'
import { logger } from '../logging/logger.ts'
import type { Viewer } from '../viewers/viewer.ts'
import { saveAccesses } from './accesses.ts'

const EVERY = 10_000
const MOST_AT_ONCE = 5_000
/** During a long outage of the database the oldest records are dropped, and the drop is logged. */
const MOST_KEPT = 100_000
const HOUR = 3_600_000

export type Access = { hour: number; route: string; area: Viewer['area']; principal_id: string; id: string; first_at: number; last_at: number; times: number }

/** Which route showed which candidate to whom, gathered in memory and written every ten seconds. It holds no addresses and nothing that a user typed. */
export class AccessLog {
  #db: Database
  #now: () => Date
  #gathered = new Map<string, Access>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Database, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  start() {
    this.#timer = setInterval(() => void this.flush(), EVERY).unref()
  }

  async stop() {
    clearInterval(this.#timer)
    await this.flush()
  }

  /** Candidates are shown only themselves; members and operators are shown every candidate whose id stands in the request or the reply. */
  note({ area, id: principal_id }: Pick<Viewer, 'area' | 'id'>, route: string, exchanged: unknown) {
    const at = this.#now().getTime()
    const hour = Math.floor(at / HOUR) * HOUR
    for (const id of area === 'candidate' ? [principal_id] : uuidsIn(exchanged)) {
      const key = `${hour} ${route} ${principal_id} ${id}`
      const known = this.#gathered.get(key)
      if (known) {
        known.last_at = at
        known.times++
      } else this.#gathered.set(key, { hour, route, area, principal_id, id, first_at: at, last_at: at, times: 1 })
    }
    if (this.#gathered.size > MOST_AT_ONCE) void this.flush()
  }

  flush() {
    return (this.#writing = this.#writing.then(() => this.#write()))
  }

  async #write() {
    const accesses = [...this.#gathered.values()]
    if (accesses.length === 0) return
    this.#gathered = new Map()
    try {
      for (let from = 0; from < accesses.length; from += MOST_AT_ONCE) await saveAccesses(this.#db, accesses.slice(from, from + MOST_AT_ONCE))
    } catch (error) {
      const isGivenUp = accesses.length > MOST_KEPT
      logger.warn({ err: error, given_up: isGivenUp ? accesses.length : 0 }, 'accesses not written')
      if (!isGivenUp)
        for (const access of accesses) this.#gathered.set(`late ${access.hour} ${access.route} ${access.principal_id} ${access.id} ${access.first_at}`, access)
    }
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Every id in the request and the reply. Files and streamed replies carry no ids. */
function uuidsIn(value: unknown, found = new Set<string>()) {
  if (typeof value === 'string') {
    if (value.length === 36 && uuid.test(value)) found.add(value)
  } else if (Array.isArray(value)) for (const item of value) uuidsIn(item, found)
  else if (isPlain(value)) for (const name in value) uuidsIn(value[name], found)
  return found
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
