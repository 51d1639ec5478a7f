import { operator } from '#server/api.ts'
import { DAYS_ACCESSES_KEPT } from '#server/platform/access-log/accesses.ts'
import { exportExposed, findExposed, knownRoutes } from './exposure.ts'

const drilling = operator

export const exposures = {
  leak_drills: {
    routes: drilling.leak_drills.routes.handler(async ({ context }) => ({ routes: await knownRoutes(context.db), kept_days: DAYS_ACCESSES_KEPT })),
    look: drilling.leak_drills.look.handler(({ context, input }) => findExposed(context, input)),
    file: drilling.leak_drills.file.handler(({ context, input }) => exportExposed(context, input)),
  },
}
