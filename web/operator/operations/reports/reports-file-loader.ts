import { fileOfList } from '#web/work/table/file/file-of-list.ts'
import type { Route } from './+types/reports-file-loader.ts'
import { allReports } from './all-reports.ts'
import { reportColumns } from './report-columns.tsx'

/** Reports by number, kind, state and time as a file: nothing of who reported or what they named. */
export const loader = (args: Route.LoaderArgs) => fileOfList(args, allReports, { columns: reportColumns, called: 'reports' })
