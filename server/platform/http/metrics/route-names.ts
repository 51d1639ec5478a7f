import { RouteIndex } from './route-index.ts'

/** Everything beside the API and the pages. */
const fixed: [name: string, path: RegExp][] = [
  ['/healthz', /^\/healthz$/],
  ['/readyz', /^\/readyz$/],
  ['/metrics', /^\/metrics$/],
  ['/_page_data/{id}', /^\/_page_data\/[^/]+$/],
  ['/assets/*', /^\/assets\//],
  ['/builds/*', /^\/builds\//],
  ['/demo/pictures/*', /^\/demo\/pictures\//],
  ['/pictures/*', /^\/pictures\//],
  ['/sitemap', /^\/sitemaps?[./]/],
  ['/online/message/receipt/{id}/attachment/', /^\/online\/message\/receipt\/[^/]+\/attachment\/?$/],
  ['/feed', /\/feed\.(?:atom|rss|json)$/],
  ['/online/api/v1/openapi.json', /^\/online\/api\/v1\/openapi\.json$/],
  ['/online/api/docs', /^\/online\/api\/docs\/?$/],
  ['/*.file', /^\/[a-z0-9-]+\.[a-z]+$/],
]

/** The name of a request's route, for logs and figures: always one of a fixed list, never the client's text. */
export class RouteNames {
  #pages: Set<string>
  /** Pages of which one route answers every address below: `/docs/*`. */
  #trees: string[]
  #calls: RouteIndex<{ path: string; pattern: RegExp }>

  constructor(pages: string[], calls: string[]) {
    this.#pages = new Set(pages)
    this.#trees = pages.filter((page) => page.endsWith('/*')).map((page) => page.slice(0, -2))
    this.#calls = new RouteIndex(calls.map((path) => ({ path, pattern: patternOf(path) })))
  }

  nameOf(path: string) {
    const page = this.#pageAt(path)
    if (page !== undefined) return page
    return this.#calls.find(path)?.path ?? fixed.find(([, pattern]) => pattern.test(path))?.[0] ?? 'unknown'
  }

  /** A page, or its data. */
  isPage(path: string) {
    return this.#pageAt(path) !== undefined
  }

  #pageAt(path: string) {
    const page = pageOf(path)
    if (this.#pages.has(page)) return page
    const tree = this.#trees.find((above) => page === above || page.startsWith(`${above}/`))
    return tree && `${tree}/*`
  }
}

const pageOf = (path: string) =>
  path
    .replace(/^\/_root\.data$/, '/')
    .replace(/\.data$|\/_payload\.json$/, '')
    .replace(/(?<!\/)\/+$/, '') || '/'

/** `/job_offers/{id}/` → what its requests' paths look like, with or without the last slash. */
export const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/[.*+?^$()[\]\\|]/g, '\\$&')
      .replace(/\{[^{}]+\}/g, '[^/]+')}/?$`,
  )
