import { candidate } from '#server/api.ts'
import { hideCompany, hideJob, listHidden, restoreCompany, restoreJob } from './hidden-jobs.ts'

export const hiddenJobs = {
  hidden_jobs: {
    list: candidate.hidden_jobs.list.handler(({ context, input }) => listHidden(context, input)),
    add: candidate.hidden_jobs.add.handler(({ context, input }) => hideJob(context, input.id)),
    remove: candidate.hidden_jobs.remove.handler(({ context, input }) => restoreJob(context, input.id)),
  },
  hidden_companies: {
    add: candidate.hidden_companies.add.handler(({ context, input }) => hideCompany(context, input.id)),
    remove: candidate.hidden_companies.remove.handler(({ context, input }) => restoreCompany(context, input.id)),
  },
}
