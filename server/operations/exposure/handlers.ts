import { operator } from '#server/api.ts'
import { DAYS_ACCESSES_KEPT } from '#server/platform/access-log/forget-accesses.ts'
import { exportPeople } from './export-people.ts'
import { knownRoutes } from './known-routes.ts'
import { lookForPeople } from './look-for-people.ts'

const drilling = operator

export const leakDrills = {
  leak_drills: {
    routes: drilling.leak_drills.routes.handler(async ({ context }) => ({ routes: await knownRoutes(context.db), kept_days: DAYS_ACCESSES_KEPT })),
    look: drilling.leak_drills.look.handler(({ context, input }) => lookForPeople(context, input)),
    file: drilling.leak_drills.file.handler(({ context, input }) => exportPeople(context, input)),
  },
}
