import { fileOfList } from '#web/work/table/file/file-of-list.ts'
import type { Route } from './+types/all-jobs-file-loader.ts'
import { allJobs } from './all-jobs.ts'
import { allJobsColumns } from './all-jobs-columns.tsx'

/** The jobs of all companies as a file. It holds no person. */
export const loader = (args: Route.LoaderArgs) => fileOfList(args, allJobs, { columns: allJobsColumns(new Date()), called: 'all-jobs' })
