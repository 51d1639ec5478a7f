import { candidate, member } from '../api.ts'
import { apply } from './candidate/apply.ts'
import { myApplications } from './candidate/my-applications.ts'
import { showMyApplication } from './candidate/show-my-application.ts'
import { changeApplication } from './company/change-application.ts'
import { listApplications } from './company/list-applications.ts'
import { showApplication } from './company/show-application.ts'

const see = member('see_selection')

export const candidateApplications = {
  list: candidate.applications.list.handler(async ({ context: { db, viewer, now } }) => ({
    applications: await myApplications(db, viewer, now()).limit(300).execute(),
  })),
  show: candidate.applications.show.handler(({ context, input }) => showMyApplication(context, input)),
  create: candidate.applications.create.handler(({ context, input }) => apply(context, input)),
}

export const companyApplications = {
  list: see.applications.list.handler(({ context, input }) => listApplications(context, input)),
  show: see.applications.show.handler(({ context, input }) => showApplication(context, input.id)),
  change: member('select').applications.change.handler(({ context, input }) => changeApplication(context, input)),
}
