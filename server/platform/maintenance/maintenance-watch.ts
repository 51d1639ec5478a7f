import { sql } from 'kysely'
import type { Announcement } from '#contract/pages.ts'
import type { Database } from '../database/connect.ts'

type Notice = { id: number; message: string; shows_at: string; ends_at: string; reading_only_at: string | null; until: string }

/** The announced maintenance, in memory, so that every page and every call can ask. PostgreSQL notifies of changes. */
export class MaintenanceWatch {
  #db: Database
  #now: () => Date
  #notices: Notice[] = []

  constructor(db: Database, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  catchUp = async () => {
    this.#notices = await this.#db
      .selectFrom('maintenance_notices')
      .select(['id', 'message', 'shows_at', 'ends_at', 'reading_only_at'])
      // One that was published in an emergency goes when nobody confirmed it.
      .select(sql<string>`least(ends_at, confirm_by)`.as('until'))
      .where('withdrawn_at', 'is', null)
      .where('ends_at', '>', this.#now().toISOString())
      .orderBy('shows_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  }

  /** The bar of this moment: of several the one that began last, and read-only when any of them is. */
  announced(now: Date): Announcement | null {
    const shown = this.#notices.filter(({ shows_at, until }) => isWithin(now, shows_at, until))
    const [newest] = shown
    return newest ? { id: newest.id, message: newest.message, ends_at: newest.ends_at, is_reading_only: this.readingOnlyUntil(now) !== undefined } : null
  }

  /** Until when candidates and companies change nothing, if that is so. */
  readingOnlyUntil(now: Date) {
    const ends = this.#notices
      .filter(({ reading_only_at, until }) => reading_only_at && isWithin(now, reading_only_at, until))
      .map(({ until }) => Date.parse(until))
    return ends.length > 0 ? new Date(Math.max(...ends)) : undefined
  }

  /** Changes whenever a page shows another bar: pages are cached under it. */
  version(now: Date) {
    const bar = this.announced(now)
    return bar ? `${bar.id}${bar.is_reading_only ? 'r' : ''}` : ''
  }
}

const isWithin = (now: Date, from: string, until: string) => Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until)
