import { fileOfList } from '#web/work/table/file/file-of-list.ts'
import type { Route } from './+types/tasks-file-loader.ts'
import { taskColumns } from './task-columns.tsx'
import { taskQueue } from './task-queue.ts'

/** The worker's jobs as a file. It holds no person. */
export const loader = (args: Route.LoaderArgs) => fileOfList(args, taskQueue, { columns: taskColumns(false), called: 'tasks' })
