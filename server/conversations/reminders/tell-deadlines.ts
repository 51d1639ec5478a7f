import type { TaskRun } from '#server/platform/background/task-context.ts'
import { tellJobs } from './tell-jobs.ts'
import { tellOverdue } from './tell-overdue.ts'
import { threadsNearTheirDeadline } from './threads-near-their-deadline.ts'
import { warnOfDeadline } from './warn-of-deadline.ts'

/** By the clock: answers that are due tomorrow or overdue, jobs that wait for a confirmation, and reviews that were decided. Each is told once. */
export async function tellDeadlines({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  for (const { id, isOverdue } of await threadsNearTheirDeadline(db, now()).execute()) {
    if (isOverdue) await tellOverdue(db, id, now())
    else await warnOfDeadline(db, id, now())
  }
  await tellJobs(db, now())
}
