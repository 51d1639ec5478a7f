import type { AdmissionControl } from '../admission/admission-control.ts'
import type { TimeLimit } from '../admission/time-limit.ts'
import type { Bodies } from '../requests/bodies.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { App } from '../pages/render-page.ts'
import type { RouteNames } from '../metrics/route-names.ts'
import type { EventStreams } from '../streams/event-streams.ts'

/** What the HTTP server gets once there is an app behind it. */
export type Deps = {
  app: App
  names: RouteNames
  admission: AdmissionControl
  /** The calls that bring or give files. */
  isFileCall?: (path: string) => boolean
  timeLimit?: TimeLimit
  bodies?: Bodies
  streams?: EventStreams
  /** Without it every page is rendered for each request, as in development. */
  keptPages?: PageCache | undefined
  limits?: { take(budget: 'api' | 'page' | 'stream', client: string): Promise<number> } | undefined
  /** Changes whenever every page may show something else, whatever it is about. */
  version: () => number | string
}
