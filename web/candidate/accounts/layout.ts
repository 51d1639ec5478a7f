import type { MiddlewareFunction } from 'react-router'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { retainPageData } from '#web/platform/shell/routing/retain-page-data.ts'

/** Every page below belongs to a signed-in candidate. */
export const middleware = routeMiddleware('signed-in')

export const clientMiddleware: MiddlewareFunction<unknown>[] = [retainPageData]
