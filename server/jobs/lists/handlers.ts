import { anyone } from '#server/api.ts'
import { knownLists } from './known-lists.ts'
import { showJobList } from './show-job-list.ts'

export const jobLists = {
  list: anyone.job_lists.list.handler(async ({ context }) => ({ lists: (await knownLists(context)).lists })),
  show: anyone.job_lists.show.handler(({ context, input }) => showJobList(context, input)),
}
