import { randomUUID } from 'node:crypto'
import { setInterval } from 'node:timers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import { type Database, onPublished } from '../database/connect.ts'
import type { Snapshot } from '../database/snapshot.ts'
import { logger } from '../logging/logger.ts'
import type { Party } from '../viewers/viewer.ts'
import { currentSnapshot, type LiveRead, type LiveRow, readLive } from './live-row.ts'
import { MissedEvents } from './missed-events.ts'

/** The events that wait for one open page; `next` waits for more, and gives nothing once it is closed. */
export class EventQueue<Item> {
  #items: Item[] = []
  #isClosed = false
  #wake: (() => void) | undefined

  push(...items: Item[]) {
    this.#items.push(...items)
    this.#wake?.()
  }

  close() {
    this.#isClosed = true
    this.#wake?.()
  }

  get length() {
    return this.#items.length
  }

  /** All waiting events at once: a browser that fell behind asks once for all of them. */
  async next(): Promise<Item[] | undefined> {
    while (this.#items.length === 0 && !this.#isClosed) await new Promise<void>((resolve) => (this.#wake = resolve))
    return this.#isClosed ? undefined : this.#items.splice(0)
  }
}

/** So often new events are looked for, and ended sessions among a part of the screens: within a minute among all. */
const LOOKED_AT_EVERY = 2_000
const PARTS = 30
/** PostgreSQL tells of sessions that end. With many screens all of them are searched no more often than this for each screen. */
const SEARCH_OF_ONE = 0.1
/** Events that come closer together are read together. */
const GATHERED = 3
/** So often at most the other processes are told; they look by themselves every `LOOKED_AT_EVERY`, should a process end between a commit and its NOTIFY. */
const OTHERS_TOLD_EVERY = 10
/** When a process ends, its browsers come back at random moments: about so many a second, and none before a second is over. */
const BACK_A_SECOND = 500
const FIRST_BACK = 1_000
/** A stream whose browser reads nothing is closed; the browser asks again when it comes back. */
const LONGEST_QUEUE = 1_000
/** Open pages of one session; the oldest is closed. */
const MOST_OF_ONE = 12

/** An event, and the read that it came with. */
export type Handed = { row: LiveRow; read: Pick<LiveRead, 'before' | 'after'> }
export type Screen = { viewer: Party; key: string; queue: EventQueue<Handed> }

const keysOf = ({ candidate_user_id, company_id }: LiveRow) => [candidate_user_id, company_id === null ? null : String(company_id)]

const roleOf = (viewer: Party) => (viewer.area === 'company' ? viewer.role : 'candidate')
const openedAs = (viewer: Party) => `${viewer.session_id} ${roleOf(viewer)}`

type Opened = { id: string; role: string }
/** Of these sessions, as they were opened, those that open nothing any more, or another role. */
type EndedSessions = (db: Database, opened: Opened[]) => Promise<Opened[]>

/** This process's open pages. PostgreSQL notifies of events; each page gets those of its side, once. */
export class LiveFeed {
  readonly missed: MissedEvents
  #db: Database
  #endedSessions: EndedSessions
  /** Up to which moment the events were read. */
  #last: Snapshot | undefined
  #screens = new Map<string, Set<Screen>>()
  #open = 0
  #running: Promise<void> | undefined
  #isAskedAgain = false
  #looking: NodeJS.Timeout | undefined
  #sweeping: Promise<void> | undefined
  #isSweepAsked = false
  /** The screens of this round that were not searched yet. */
  #unsearched: Screen[] = []
  #searchedAt = -Infinity
  /** How many screens were open when all were closed at once. */
  #closedAtOnce = 0
  #isStopped = false
  #isSilent = false
  #name = randomUUID()
  #notifying: NodeJS.Timeout | undefined
  /** Counts the times at which anybody's access to conversations may have changed: what is remembered of it holds for one number. */
  access = 0

  constructor(db: Database, endedSessions: EndedSessions) {
    this.#db = db
    this.missed = new MissedEvents(db)
    this.#endedSessions = endedSessions
  }

  start() {
    onPublished(this.#db, this.#tell)
    const look = () => Promise.all([this.#searchPart(), this.open > 0 && this.catchUp()])
    this.#looking = setInterval(() => void look().catch((error: unknown) => logger.warn({ err: error }, 'live events not looked at')), LOOKED_AT_EVERY).unref()
  }

  /** A process published something; of this one it is known already. */
  hear = (from?: string) => (from === this.#name ? undefined : this.catchUp())

  /** This process published something. A separate NOTIFY waits for no disk, so its lock is over at once. */
  #tell = () => {
    const failed = (error: unknown) => logger.warn({ err: error }, 'live events not told')
    this.catchUp().catch(failed)
    if (this.#notifying) return
    this.#notifying = setTimeout(() => {
      this.#notifying = undefined
      sql`select pg_notify('live', ${this.#name})`.execute(this.#db).catch(failed)
    }, OTHERS_TOLD_EVERY).unref()
  }

  stop() {
    this.#isStopped = true
    clearInterval(this.#looking)
    this.#closeAll()
  }

  /** PostgreSQL is silent: a browser that waits would look as if nothing happened. When it comes back it gets the events that it missed. */
  pause = () => {
    this.#isSilent = true
    this.#closeAll()
  }

  /** They come back as spread as if they were still here. */
  #closeAll() {
    this.#closedAtOnce = Math.max(this.#closedAtOnce, this.#open)
    for (const screen of this.#all()) screen.queue.close()
  }

  resume = () => {
    this.#isSilent = false
  }

  get open() {
    return this.#open
  }

  /** In how many milliseconds one of the browsers that watch comes back after a cut. The more there are, the longer the time over which they spread. */
  comeBackAfter = (random = Math.random) =>
    Math.round(FIRST_BACK + random() * (FIRST_BACK + (Math.max(this.#open, this.#closedAtOnce) * 1_000) / BACK_A_SECOND))

  /** Hands out what happened since the last time. Called on every NOTIFY, and after the ear on PostgreSQL was cut. */
  catchUp = () => {
    this.#isAskedAgain = true
    return (this.#running ??= this.#run().finally(() => (this.#running = undefined)))
  }

  /** Opens a stream. `from`: events up to this moment are to be read from the database, later ones are queued. */
  async enter(viewer: Party): Promise<{ screen: Screen; from: Snapshot }> {
    if (this.#isSilent) fail('DATABASE_AWAY')
    const from = await this.#begin()
    const screen: Screen = { viewer, key: viewer.area === 'company' ? String(viewer.company_id) : viewer.id, queue: new EventQueue() }
    const screens = this.#screens.get(screen.key) ?? new Set()
    this.#screens.set(screen.key, screens.add(screen))
    this.#open++
    const own = [...screens].filter((other) => other.viewer.session_id === viewer.session_id)
    if (own.length > MOST_OF_ONE) own[0]?.queue.close()
    if (this.#isStopped) screen.queue.close()
    return { screen, from: this.#last ?? from }
  }

  leave(screen: Screen) {
    const screens = this.#screens.get(screen.key)
    if (screens?.delete(screen)) this.#open--
    if (screens?.size === 0) this.#screens.delete(screen.key)
  }

  /** Closes the streams whose session ended or has another role by now. */
  closeEnded = () => {
    this.#isSweepAsked = true
    return (this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = undefined)))
  }

  async #sweep() {
    while (this.#isSweepAsked) {
      const early = this.#searchedAt + this.#open * SEARCH_OF_ONE - performance.now()
      if (early >= 1) await wait(early, undefined, { ref: false })
      this.#isSweepAsked = false
      this.#searchedAt = performance.now()
      await this.#search(this.#all())
    }
  }

  /** A session may end by the clock, of which nobody tells. */
  async #searchPart() {
    if (this.#unsearched.length === 0) this.#unsearched = this.#all()
    await this.#search(this.#unsearched.splice(0, Math.ceil(this.#open / PARTS)))
  }

  async #search(screens: Screen[]) {
    const opened = new Map(screens.map(({ viewer }) => [openedAs(viewer), { id: viewer.session_id, role: roleOf(viewer) }]))
    if (opened.size === 0) return
    const ended = new Set((await this.#endedSessions(this.#db, [...opened.values()])).map(({ id, role }) => `${id} ${role}`))
    if (ended.size > 0) for (const { viewer, queue } of this.#all()) if (ended.has(openedAs(viewer))) queue.close()
  }

  async #run() {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false
      const { rows, isWhole, ...read } = await readLive(this.#db, await this.#begin())
      this.#last = read.after
      if (!isWhole || rows.some(({ kind }) => kind === 'access_changed')) this.access++
      // Too many events to send one by one, after a long cut: each browser comes back and asks for its own.
      if (!isWhole) this.#all().forEach(({ queue }) => queue.close())
      else for (const row of rows) for (const { queue } of this.#watching(row)) this.#hand(queue, { row, read })
      if (this.#isAskedAgain && rows.length > 0) await wait(GATHERED)
    }
  }

  #hand(queue: Screen['queue'], handed: Handed) {
    if (queue.length < LONGEST_QUEUE) queue.push(handed)
    else queue.close()
  }

  #watching(row: LiveRow): Screen[] {
    if (row.audience) return this.#all().filter(({ viewer }) => viewer.area === (row.audience === 'companies' ? 'company' : 'candidate'))
    return keysOf(row).flatMap((key) => [...((key && this.#screens.get(key)) || [])])
  }

  /** From when on events are read. The first browser decides; a read that ended in between is further. */
  async #begin() {
    if (this.#last === undefined) {
      const now = await currentSnapshot(this.#db)
      this.#last ??= now
    }
    return this.#last
  }

  #all = () => [...this.#screens.values()].flatMap((screens) => [...screens])
}
