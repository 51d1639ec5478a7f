import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'

/** Every page below belongs to a signed-in candidate. */
export const middleware = routeMiddleware('signed-in')
