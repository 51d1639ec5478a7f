import { LRUCache } from 'lru-cache'
import type { DatabaseWatch } from '../../database/outage/database-watch.ts'
import type { PageTemplate } from './page-template.ts'

/** 今日, きのう and the 45-day limit follow the clock, and a company's text changes without a new version of the job index. */
const LONGEST = 60_000
/** How old a page may be that is shown while the database is away: one of this morning rather than none. */
const LONGEST_STALE = 6 * 3_600_000
const MOST_BYTES = 128 * 1024 * 1024

type Kept = { key: string; page: PageTemplate; at: number }
type Options = { clock?: { now(): number }; mostBytes?: number; database?: Pick<DatabaseWatch, 'state' | 'look'> | undefined }

/**
 * Cached pages for visitors, the last one of each address; a key is a version of the job index, a space and an address. The least used make room for new ones.
 * While the database is away no page can be rendered, so the last one of an address is shown although it may be out of date.
 */
export class PageCache {
  hits = 0
  misses = 0
  staleHits = 0
  #pages: LRUCache<string, Kept>
  #rendering = new Map<string, Promise<PageTemplate>>()
  #clock: { now(): number }
  #database: Options['database']

  constructor({ clock = performance, mostBytes = MOST_BYTES, database }: Options = {}) {
    this.#clock = clock
    this.#database = database
    this.#pages = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ page, key }) => Math.ceil(page.size) + key.length * 4 })
  }

  get bytes() {
    return this.#pages.calculatedSize
  }

  find(key: string) {
    const kept = this.#pages.get(addressOf(key))
    if (kept?.key !== key || this.#clock.now() - kept.at > LONGEST) return this.#stale(key)
    this.hits++
    return kept.page
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
    const page = await render()
    if (page.mayBeKept) this.#pages.set(addressOf(key), { key, page, at: this.#clock.now() })
    if (page.status !== 503) return page
    // It may have gone away this moment, before its watch knew.
    await this.#database?.look()
    return this.#stale(key) ?? page
  }

  #stale(key: string) {
    if (this.#database?.state !== 'away') return
    const kept = this.#pages.get(addressOf(key))
    if (!kept || this.#clock.now() - kept.at > LONGEST_STALE) return
    this.staleHits++
    return kept.page
  }
}

const addressOf = (key: string) => key.slice(key.indexOf('/'))
