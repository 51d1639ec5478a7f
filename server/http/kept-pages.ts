import { LRUCache } from 'lru-cache'
import type { PageTemplate } from './page-template.ts'

/** 今日, きのう and the 45-day limit follow the clock, and a company's text changes without a new version of the market. */
const LONGEST = 60_000
const MOST_BYTES = 128 * 1024 * 1024

/** Visitors' pages, one per address and version of the market. The least used give way to new ones. */
export class KeptPages {
  hits = 0
  misses = 0
  #pages: LRUCache<string, PageTemplate>
  #rendering = new Map<string, Promise<PageTemplate>>()

  constructor(options: { clock?: { now(): number }; mostBytes?: number } = {}) {
    this.#pages = new LRUCache({
      maxSize: options.mostBytes ?? MOST_BYTES,
      sizeCalculation: ({ size }, key) => Math.ceil(size) + key.length * 2,
      ttl: LONGEST,
      ...(options.clock ? { perf: options.clock, ttlResolution: 0 } : {}),
    })
  }

  get bytes() {
    return this.#pages.calculatedSize
  }

  find(key: string) {
    const page = this.#pages.get(key)
    if (page) this.hits++
    return page
  }

  /** The rendering that someone else waits for already, if any. */
  underWay(key: string) {
    return this.#rendering.get(key)
  }

  /** Renders once for all who ask meanwhile. */
  render(key: string, render: () => Promise<PageTemplate>) {
    this.misses++
    const rendering = render()
      .then((page) => {
        if (page.mayBeKept) this.#pages.set(key, page)
        return page
      })
      .finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, rendering)
    return rendering
  }
}
