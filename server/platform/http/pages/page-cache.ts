import { LRUCache } from 'lru-cache'
import type { Databases } from '../../database/replica/databases.ts'
import type { Shown } from '../../request/request-context.ts'
import type { PageTemplate } from './page-template.ts'

/** 今日, きのう and the 45-day limit follow the clock, and a company's text changes without a new version of the job index. */
const LONGEST = 60_000
/** After this time a page is rendered again behind the back of the client that asked for it. */
const RENEWED_AFTER = 30_000
/** So long a page may be shown after jobs changed that it does not show: a new one is missing, a count is off. */
const LONGEST_BEHIND = 5_000
const BETWEEN_RENEWALS = 1_000
/** How old a page may be that is shown while the database is away: one of this morning rather than none. */
const LONGEST_STALE = 6 * 3_600_000
const MOST_BYTES = 128 * 1024 * 1024

/** The jobs that pages are made of: how often any changed, and whether one that a page shows, or a job of a company that it shows, changed after that. */
export type PublishedJobs = { readonly version: number; changed(shown: Shown, since: number): boolean }

type Kept = { key: string; page: PageTemplate; at: number; jobs: number; unchangedUntil: number; triedAt: number }
type Options = { clock?: { now(): number }; mostBytes?: number; database?: Pick<Databases, 'servesReads' | 'look'> | undefined; jobs?: PublishedJobs }

const never: PublishedJobs = { version: 0, changed: () => false }

/**
 * Cached pages for visitors, the last one of each address; a key is a version of what stands on every page, a space and an address. A page leaves with the first
 * change of a job that it shows; a page that does not say what it shows, with any change. The least used make room for new ones.
 * While nothing can be read no page can be rendered, so the last one of an address is shown although it may be out of date, with the bar that says so.
 */
export class PageCache {
  hits = 0
  misses = 0
  staleHits = 0
  #pages: LRUCache<string, Kept>
  #rendering = new Map<string, Promise<PageTemplate>>()
  #clock: { now(): number }
  #database: Options['database']
  #jobs: PublishedJobs

  constructor({ clock = performance, mostBytes = MOST_BYTES, database, jobs = never }: Options = {}) {
    this.#clock = clock
    this.#jobs = jobs
    this.#database = database
    this.#pages = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ page, key }) => Math.ceil(page.size) + key.length * 4 })
  }

  get bytes() {
    return this.#pages.calculatedSize
  }

  find(key: string) {
    const kept = this.#pages.get(addressOf(key))
    if (kept?.key !== key || !this.#mayBeShown(kept)) return this.#stale(key)
    this.hits++
    return kept.page
  }

  /** Whether the page that was just found should be rendered again, which says yes to one client only. */
  isDue(key: string) {
    const kept = this.#pages.peek(addressOf(key))
    const now = this.#clock.now()
    if (!kept || (kept.jobs === this.#jobs.version && now - kept.at <= RENEWED_AFTER)) return false
    if (this.#rendering.has(key) || now - kept.triedAt < BETWEEN_RENEWALS) return false
    kept.triedAt = now
    return true
  }

  #mayBeShown(kept: Kept) {
    const age = this.#clock.now() - kept.at
    const { version } = this.#jobs
    if (age > LONGEST) return false
    if (kept.jobs === version) return true
    const { shown } = kept.page
    if (!shown || age > LONGEST_BEHIND) return false
    if (kept.unchangedUntil !== version && this.#jobs.changed(shown, kept.jobs)) return false
    kept.unchangedUntil = version
    return true
  }

  /** The rendering that another client waits for already, if any. */
  underWay(key: string) {
    return this.#rendering.get(key)
  }

  /** Renders once for all clients that ask in between. */
  render(key: string, render: () => Promise<PageTemplate>) {
    this.misses++
    const rendering = this.#rendered(key, render).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, rendering)
    return rendering
  }

  async #rendered(key: string, render: () => Promise<PageTemplate>) {
    // Read before the rendering: what changes meanwhile may be missing on the page.
    const { version } = this.#jobs
    const at = this.#clock.now()
    const page = await render()
    if (page.mayBeKept) this.#pages.set(addressOf(key), { key, page, at, jobs: version, unchangedUntil: version, triedAt: at })
    if (page.status !== 503) return page
    // It may have gone away this moment, before its watch knew.
    await this.#database?.look()
    return this.#stale(key) ?? page
  }

  #stale(key: string) {
    if (this.#database?.servesReads !== false) return
    const kept = this.#pages.get(addressOf(key))
    if (!kept || this.#clock.now() - kept.at > LONGEST_STALE) return
    this.staleHits++
    const page = kept.page.withReadOnlyBar()
    // Kept in place of the other, under the key of no request: once the database is back the page is rendered again.
    if (page !== kept.page) this.#pages.set(addressOf(key), { ...kept, page, key: '' })
    return page
  }
}

const addressOf = (key: string) => key.slice(key.indexOf('/'))
