import { fileOfList } from '#web/work/table/file/file-of-list.ts'
import type { Route } from './+types/jobs-file-loader.ts'
import { ownJobs } from './own-jobs.ts'
import { ownJobsColumns } from './own-jobs-columns.tsx'

/** The list of the company's jobs as a file; with every field, to be changed and imported again, it is the export. */
export const loader = (args: Route.LoaderArgs) => fileOfList(args, ownJobs, { columns: ownJobsColumns(new Date(), [], false), called: 'job-offers-list' })
